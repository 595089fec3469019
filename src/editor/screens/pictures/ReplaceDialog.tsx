import { useMemo, useState } from 'react';
import {
  type Point,
  replaceUses,
  type StoredPicture,
  type PictureUse,
} from '../../../content/index.ts';
import { Chooser, OptionList } from '../../ui/index.ts';
import { FocusPoint, PictureDescription, PicturePane, useUpload } from '../../pickers/index.ts';
import { pictureName, languageOfFile, whereOnSite } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { useWords, joinSentences, counted } from '../../words/index.ts';
import type { ListedPicture } from './find-pictures.ts';
import { currentPicturesWords } from './pictures-words.ts';

type ReplaceDialogProps = {
  session: Session;
  picture: ListedPicture;
  pictures: readonly StoredPicture[];
  close: () => void;
};

const descriptionId = (index: number) => `new-alt-${index}`;

/** Puts another picture in all places of one, in one step of undo, with new descriptions and a focal point. */
export function ReplaceDialog({ session, picture, pictures, close }: ReplaceDialogProps) {
  const words = useWords();
  const pictureWords = currentPicturesWords();
  const { name, uses } = picture;
  const groups = useMemo(() => byDescription(uses), [uses]);
  const [src, setSrc] = useState('');
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [focus, setFocus] = useState<Point>({ x: 50, y: 50 });
  const [isRefused, setIsRefused] = useState(false);
  const upload = useUpload(session, {
    folder: 'images',
    onUploaded: (added) => choose(added),
    lacking: descriptionId(0),
  });
  const choose = (chosen: string) => {
    setSrc(chosen);
    setFocus({ x: 50, y: 50 });
  };
  const isUnsaid = (alt: string) => (alts[alt] ?? '').trim() === '';
  const replace = () => {
    const isReady = src !== '' && groups.every(({ alt }) => !isUnsaid(alt));
    setIsRefused(!isReady);
    if (!isReady) return false;
    const text = counted(pictureWords.replaced, uses.length);
    if (
      !session.edit(
        replaceUses(uses, { src, focus }, (alt) => (alts[alt] ?? '').trim()),
        text,
      )
    )
      return true;
    session.tellOutcome({ text, back: 'undo' });
    return true;
  };
  const chosen = pictures.find((one) => one.name === src);
  return (
    <Chooser
      title={pictureWords.replace}
      description={`${pictureName(name)}. ${counted(pictureWords.replaceAbout, uses.length)}`}
      use={{ label: pictureWords.replace, onAction: replace }}
      close={close}
    >
      <PicturePane
        upload={upload}
        picture={chosen ? { address: chosen.address, focus } : null}
        selected={
          chosen ? (
            <>
              {groups.map(({ alt, uses: same }, index) => (
                <PictureDescription
                  key={alt}
                  id={descriptionId(index)}
                  where={
                    groups.length > 1
                      ? joinSentences(
                          same.map((use) => whereOnSite(session, use.file, use.path)),
                          '; ',
                        )
                      : ''
                  }
                  language={same[0] && languageOfFile(session, same[0].file)}
                  alt={alts[alt] ?? ''}
                  earlier={alt}
                  isUnsaid={isRefused && isUnsaid(alt)}
                  setAlt={(next) => setAlts((before) => ({ ...before, [alt]: next }))}
                />
              ))}
              <FocusPoint address={chosen.address} point={focus} setPoint={setFocus} />
            </>
          ) : null
        }
      >
        <OptionList
          label={pictureWords.newPicture}
          search={pictureWords.existing}
          options={pictures
            .filter((one) => one.name !== name)
            .map(({ name: other, address }) => ({
              value: other,
              label: pictureName(other),
              sample: <img src={address} alt="" loading="lazy" />,
            }))}
          chosen={src}
          choose={choose}
          refusal={isRefused && src === '' ? words.choose.nothing : null}
          layout="pictures"
        />
      </PicturePane>
    </Chooser>
  );
}

/** Places that describe a picture in the same words, asked for once. */
type SameDescription = { alt: string; uses: readonly PictureUse[] };

function byDescription(uses: readonly PictureUse[]): SameDescription[] {
  const alts = new Set(uses.map(({ picture }) => picture.alt));
  return Array.from(alts, (alt) => ({
    alt,
    uses: uses.filter(({ picture }) => picture.alt === alt),
  }));
}
