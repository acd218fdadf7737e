import { Redo2, Undo2 } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'

export interface UndoButtonsProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What would be taken back, or done again. */
  readonly undoes?: string | undefined
  readonly redoes?: string | undefined
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** Steps back and forth; one that leads nowhere keeps the focus. */
export const UndoButtons = ({
  canUndo,
  canRedo,
  undoes,
  redoes,
  onUndo,
  onRedo,
}: UndoButtonsProps) => (
  <>
    <Button
      variant="ghost"
      size="sm"
      className="step-button"
      aria-label="Undo"
      title={undoes && `Undo: ${undoes}`}
      aria-disabled={!canUndo}
      onClick={onUndo}
    >
      <Glyph icon={Undo2} className="size-4" />
    </Button>
    <Button
      variant="ghost"
      size="sm"
      className="step-button"
      aria-label="Redo"
      title={redoes && `Redo: ${redoes}`}
      aria-disabled={!canRedo}
      onClick={onRedo}
    >
      <Glyph icon={Redo2} className="size-4" />
    </Button>
  </>
)
