import { useEffect, useRef, useState } from 'react';
import { fieldsOf, isOptional, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { bounds } from '../../../schema/fields/example-of.ts';
import {
  isValueObject,
  readPictureValue,
  StoreUnavailable,
  type EditOp,
  type PictureRefusal,
} from '../../content/index.ts';
import { useForm } from '../forms/index.ts';
import {
  EditorIcon,
  noticeBoxStyles as notice,
  thumbnailStyles as thumbnail,
} from '../ui/index.ts';
import { counted, fill, useWords } from '../words/index.ts';
import type { EditedList } from './list-actions.ts';
import styles from './SeveralPictures.module.css';

/** The field of an item that is its picture, if nothing else is needed for one; null for items of other kinds. */
export function pictureOfItem(item: FieldSchema): string | null {
  const fields = [...(fieldsOf(item) ?? [])];
  const needed = fields.filter(([, field]) => !isOptional(field));
  const [name, field] = needed[0] ?? [];
  return needed.length === 1 && field && metaOf(field).kind === 'image' ? (name ?? null) : null;
}

type Refused = { name: string; reason: PictureRefusal | 'away' };

type SeveralPicturesProps = { list: EditedList; item: FieldSchema; name: string };

/** Takes many photographs at once for a list, and asks for the descriptions that are missing, in one list. */
export function SeveralPictures({ list, item, name }: SeveralPicturesProps) {
  const words = useWords();
  const form = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // The list may change while photographs are on their way.
  const latest = useRef({ form, list });
  useEffect(() => {
    latest.current = { form, list };
  });

  const take = async (files: readonly File[]) => {
    const photographs = files.filter(({ type }) => type === '' || type.startsWith('image/'));
    const { max } = bounds(list.schema);
    const room = max === null ? photographs.length : max - list.items.length;
    const uploaded: string[] = [];
    const notTaken: Refused[] = [];
    for (const [index, file] of photographs.slice(0, room).entries()) {
      setProgress({ done: index, all: Math.min(photographs.length, room) });
      const answer = await form.session.uploadPicture(file).catch((error: Error) => {
        if (error instanceof StoreUnavailable) return null;
        throw error;
      });
      if (answer?.kind === 'taken') uploaded.push(answer.picture.name);
      else notTaken.push({ name: file.name, reason: answer?.reason ?? 'away' });
    }
    setProgress(null);
    setRefused(notTaken);
    const { path, items } = latest.current.list;
    const ops = uploaded.map((src, index): EditOp => {
      const value = { [name]: { src } };
      return { op: 'insert', path, index: items.length + index, value };
    });
    if (ops.length > 0)
      latest.current.form.change(ops, counted(words.picture.severalTaken, ops.length));
  };

  return (
    <div
      className={styles.several}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <input
        className="vh"
        type="file"
        multiple
        accept="image/*"
        ref={input}
        tabIndex={-1}
        aria-label={words.picture.several}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button className="button" type="button" onClick={() => input.current?.click()}>
        <EditorIcon name="upload" />
        {words.picture.several}
      </button>
      <p className="hint">{words.picture.severalHint}</p>
      <p className="hint" role="status">
        {progress &&
          fill(words.picture.severalProgress, { done: progress.done + 1, count: progress.all })}
      </p>
      {refused.length > 0 && (
        <ul className={notice.bad} role="alert">
          {refused.map((one) => (
            <li key={one.name}>
              <b>{fill(words.picture.notTaken, one)}</b> {words.picture.refusals[one.reason]}
            </li>
          ))}
        </ul>
      )}
      <Undescribed list={list} item={item} name={name} />
    </div>
  );
}

/** The pictures of a list that have no description yet, each with the field for one. */
function Undescribed({ list: { path, items }, item, name }: SeveralPicturesProps) {
  const words = useWords();
  const { FieldView, pictures } = useForm();
  const picture = fieldsOf(item)?.get(name);
  const alt = picture && fieldsOf(picture)?.get('alt');
  const isLacking = (index: number) => {
    const value = items[index];
    const image = readPictureValue(isValueObject(value) ? value[name] : undefined);
    return image.src !== '' && image.alt.trim() === '';
  };
  // Those that are being described stay until the list is opened again.
  const [listed, setListed] = useState<ReadonlySet<number>>(new Set());
  const lacking = items.flatMap((_, index) => (isLacking(index) ? [index] : []));
  if (lacking.some((index) => !listed.has(index))) setListed(new Set([...listed, ...lacking]));
  const shown = [...listed].filter((index) => index < items.length).toSorted((a, b) => a - b);
  if (!alt || shown.length === 0) return null;
  return (
    <>
      <h3>{counted(words.picture.undescribed, lacking.length)}</h3>
      <ul className={styles.undescribed}>
        {shown.map((index) => {
          const value = items[index];
          const image = isValueObject(value) ? value[name] : undefined;
          const { src, alt: written } = readPictureValue(image);
          const stored = pictures.find((one) => one.name === src);
          return (
            <li key={`${index} ${src}`}>
              {stored && <img className={thumbnail.thumbnail} src={stored.address} alt="" />}
              <FieldView
                schema={alt}
                path={[...path, index, name, 'alt']}
                value={written === '' ? undefined : written}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
