// The stylesheets of primitives that the builder uses beside those of the desk; scripts/desk-sheets.test.ts compares them.
import '#staff/ui/split-pane/split-pane.css'
import '#staff/ui/tree/tree.css'
