import { useEffect, useRef, useState } from 'react';
import { fieldsOf, isOptional, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { bounds } from '../../../schema/fields/example-of.ts';
import {
  isValueObject,
  readPictureValue,
  uploadFile,
  type EditOp,
  type UploadFolder,
  type Value,
} from '../../content/index.ts';
import { useForm } from '../forms/index.ts';
import { acceptedFiles, RefusedUploads } from '../pickers/index.ts';
import { isExample, type RefusedUpload } from '../session/index.ts';
import { EditorIcon, thumbnailStyles as thumbnail } from '../ui/index.ts';
import { counted, fill, useWords } from '../words/index.ts';
import type { EditedList } from './list-actions.ts';
import styles from './SeveralUploads.module.css';

/** The field of an item that is its picture or its document. */
type UploadedField = { folder: UploadFolder; name: string };

/** The field of an item that is a file, if nothing else is needed for one; null for items of other kinds. */
export function uploadOfItem(item: FieldSchema): UploadedField | null {
  const fields = [...(fieldsOf(item) ?? [])];
  const needed = fields.filter(([, field]) => !isOptional(field));
  const [name, field] = needed[0] ?? [];
  if (needed.length !== 1 || !field || name === undefined) return null;
  const { kind, isFile } = metaOf(field);
  if (kind === 'image') return { folder: 'images', name };
  return isFile ? { folder: 'files', name } : null;
}

type SeveralUploadsProps = { list: EditedList; item: FieldSchema; field: UploadedField };

/** Takes many files at once for a list; of photographs it asks for the missing descriptions, in one list. */
export function SeveralUploads({ list, item, field }: SeveralUploadsProps) {
  const words = useWords();
  const form = useForm();
  const { folder, name } = field;
  const ofFolder = folder === 'images' ? words.picture : words.document;
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [refused, setRefused] = useState<readonly RefusedUpload[]>([]);
  // The list may change while files are on their way.
  const latest = useRef({ form, list });
  useEffect(() => {
    latest.current = { form, list };
  });

  /** Whether a new block still has its examples, which files replace. */
  const areExamples = () => {
    const {
      form: opened,
      list: { items },
    } = latest.current;
    const { examples } = opened.session.state;
    return items.every((one) => {
      const value = isValueObject(one) ? one[name] : undefined;
      const text = folder === 'images' ? readPictureValue(value).alt : value;
      return isExample(examples, opened.file, text);
    });
  };

  const take = async (files: readonly File[]) => {
    const { max } = bounds(list.schema);
    const present = areExamples() ? 0 : list.items.length;
    const room = files.slice(0, max === null ? files.length : max - present);
    const uploaded: Value[] = [];
    const notTaken: RefusedUpload[] = [];
    for (const [index, file] of room.entries()) {
      setProgress({ done: index + 1, count: room.length });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they keep their order
      const answer = await form.session.upload(folder, file);
      if (answer.kind === 'refused') notTaken.push({ name: file.name, reason: answer.reason });
      else {
        const stored = answer.upload.stored.name;
        uploaded.push(folder === 'images' ? { src: stored } : uploadFile(folder, stored));
      }
    }
    setProgress(null);
    setRefused(notTaken);
    if (uploaded.length === 0) return;
    const { path, items } = latest.current.list;
    const values = uploaded.map((value) => ({ [name]: value }));
    const ops: EditOp[] = areExamples()
      ? [{ op: 'set', path, value: values }]
      : values.map((value, index) => ({ op: 'insert', path, index: items.length + index, value }));
    latest.current.form.change(ops, counted(ofFolder.severalTaken, uploaded.length));
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
        accept={acceptedFiles[folder]}
        ref={input}
        tabIndex={-1}
        aria-label={ofFolder.several}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button className="button" type="button" onClick={() => input.current?.click()}>
        <EditorIcon name="upload" />
        {ofFolder.several}
      </button>
      <p className="hint">{ofFolder.severalHint}</p>
      <p className="hint" role="status">
        {progress && fill(ofFolder.severalProgress, progress)}
      </p>
      <RefusedUploads refused={refused} />
      {folder === 'images' && <Undescribed list={list} item={item} name={name} />}
    </div>
  );
}

type UndescribedProps = Omit<SeveralUploadsProps, 'field'> & { name: string };

/** The pictures of a list that have no description yet, each with the field for one. */
function Undescribed({ list: { path, items }, item, name }: UndescribedProps) {
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
