import { useState } from 'react';
import { fieldsOf, isOptional } from '../../../schema/fields/field.ts';
import {
  isValueObject,
  type Value,
  positionOf,
  readPictureValue,
  storedPoint,
  type PictureValue,
  type Maybe,
} from '../../content/index.ts';
import { PicturePicker } from '../pickers/index.ts';
import { EditorIcon, thumbnailStyles as thumbnail } from '../ui/index.ts';
import { fill, useWords, labelOf } from '../words/index.ts';
import {
  FieldFrame,
  Mistakes,
  diagnosticsAt,
  fieldId,
  useForm,
  type FieldProps,
  setOps,
} from '../forms/index.ts';

/** A picture's file name and preview, without a description. */
export function PictureFileField(props: FieldProps) {
  const form = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const { schema, path, value } = props;
  const label = labelOf(schema);
  const src = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          <Thumbnail src={src} focus={null} />
          <ChooseButton id={fieldId(path)} isThere={src !== ''} open={() => setIsOpen(true)} />
          {isOpen && (
            <PicturePicker
              description={label}
              value={{ src, alt: '', focus: null }}
              isFileOnly
              isOptional={isOptional(schema)}
              use={(picture) => form.change(setOps(form, path, picture?.src))}
              close={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A picture and its description, chosen together; the description can also be edited alone. */
export function PictureField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const [isOpen, setIsOpen] = useState(false);
  const { schema, path, value } = props;
  const label = labelOf(schema);
  const picture = readPictureValue(value);
  const alt = fieldsOf(schema)?.get('alt');
  const unseen = form.diagnostics.filter(
    (one) =>
      diagnosticsAt([one], path, true).length > 0 &&
      one.path.length > path.length &&
      one.path[path.length] !== 'alt',
  );
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          <Mistakes diagnostics={unseen} id={`${fieldId(path)}-file`} />
          <Thumbnail src={picture.src} focus={picture.focus} />
          <ChooseButton
            id={fieldId(path)}
            isThere={picture.src !== ''}
            open={() => setIsOpen(true)}
          />
          {isValueObject(value) && alt && (
            <FieldView schema={alt} path={[...path, 'alt']} value={value['alt']} />
          )}
          {isOpen && (
            <PicturePicker
              description={label}
              value={picture}
              isFileOnly={false}
              isOptional={isOptional(schema) && value !== undefined}
              use={(chosen) => {
                const next = chosen ? written(chosen, value) : undefined;
                form.change(
                  setOps(form, path, next),
                  chosen ? '' : fill(words.actions.removed, { title: label }),
                );
              }}
              close={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

function written({ src, alt, focus }: PictureValue, before: Maybe): Value {
  const point = storedPoint(focus);
  const others = isValueObject(before) ? before : {};
  const { focus: _focus, ...rest } = others;
  return { ...rest, src, alt, ...(point ? { focus: point } : {}) };
}

function Thumbnail({ src, focus }: Pick<PictureValue, 'src' | 'focus'>) {
  const picture = useForm().pictures.find(({ name }) => name === src);
  if (!picture) return src === '' ? null : <p>{src}</p>;
  return (
    <img
      className={thumbnail.thumbnail}
      src={picture.address}
      alt=""
      style={{ objectPosition: positionOf(focus) }}
    />
  );
}

type ChooseProps = { id: string; isThere: boolean; open: () => void };

const ChooseButton = ({ id, isThere, open }: ChooseProps) => {
  const words = useWords();
  return (
    <button className="button" type="button" id={id} onClick={open}>
      <EditorIcon name="image" />
      {isThere ? words.picture.other : words.picture.title}
    </button>
  );
};
