import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { Scripted } from '#parts/rendering.tsx'
import { type SentPicture, valuationPath } from '#parts/valuation/valuation-view.ts'
import { Button } from '#ui/button/button.tsx'
import { FORM_TEXT, STATE } from '#ui/data-attributes.ts'
import { Field } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import startPhotos from './photos.island.ts'
import { fieldId, type StepProps } from './step-props.ts'

interface PhotosProps extends StepProps {
  /** With the field that they are chosen by; else only those on their way show. */
  readonly canChoose?: boolean
  readonly error?: string | undefined
}

/**
 * The photos that have arrived, and the field for more. Without script all files go with the form; with it each is
 * sent as it is chosen, from the following pages too. Spec 5.24, FLOWS 8.
 */
export function Photos({ canChoose = false, error, ...props }: PhotosProps) {
  const { valuation, site } = props
  const { words } = site
  return (
    <Scripted script={startPhotos} name="photos" eager className="photos">
      {canChoose && (
        <Field
          id={fieldId(props, 'images')}
          label={words.valuationPhotosChoose}
          hint={words.valuationPhotosHint}
          error={error}
          className="photos-drop"
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="images"
              multiple
              accept="image/jpeg,image/png,image/gif,image/heic,.heic"
              className="valuation-file"
            />
          )}
        </Field>
      )}
      <p role="alert" className="photos-said" />
      <div className="photos-lost" hidden>
        <p>{words.valuationPhotosLost}</p>
        <Button variant="outline" size="sm">
          {words.valuationPhotosRetry}
        </Button>
      </div>
      <ol className="photos-list">
        {canChoose &&
          valuation.pictures?.map((picture) => (
            <PhotoItem key={picture.key} {...props} picture={picture} canRemove />
          ))}
      </ol>
      <p role="status" className="photos-status" />
      <template {...{ [FORM_TEXT]: 'photo' }}>
        <PhotoItem {...props} canRemove={canChoose} />
      </template>
      <template {...{ [FORM_TEXT]: 'count' }}>{words.valuationPhotosSent}</template>
    </Scripted>
  )
}

interface PhotoItemProps extends StepProps {
  readonly picture?: SentPicture
  readonly canRemove: boolean
}

/** One photo with its state, of which the styles show one. */
function PhotoItem({ valuation, site: { words }, picture, canRemove }: PhotoItemProps) {
  const { key = '', name = '{name}', place = 0 } = picture ?? {}
  const { id = '' } = valuation
  const [before = '', after = ''] = words.valuationPhotoSending.split('{percent}')
  return (
    <li id={`photo-${key}`} value={place} {...{ [STATE]: picture ? 'sent' : 'waiting' }}>
      <span className="photo-frame">
        <Icon name="camera" />
        {picture ? (
          <img src={`/api/trade-in/${id}/images/${key}?preview`} alt="" loading="lazy" />
        ) : (
          <img alt="" hidden />
        )}
      </span>
      <progress max={100} value={0} aria-hidden="true" />
      <span className="photo-name">{name}</span>
      <span className="photo-note">
        <span className="photo-is-waiting">{words.valuationPhotoWaiting}</span>
        <span className="photo-is-sending">
          {before}
          <span className="photo-percent">0</span>
          {after}
        </span>
        <span className="photo-is-sent">{words.valuationPhotoSent}</span>
        <span className="photo-refused" />
      </span>
      {canRemove && (
        <IconButton
          icon="x"
          label={fillPlaceholders(words.valuationPhotoRemove, { name })}
          type="submit"
          name="remove"
          value={key}
          formAction={valuationPath(id, 'photos')}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
          className="photo-remove"
        />
      )}
    </li>
  )
}
