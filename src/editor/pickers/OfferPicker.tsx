import { useEffect, useMemo, useState } from 'react';
import { iconNames } from '../../../schema/fields/icon.ts';
import { showIcons } from '../page/index.ts';
import { useForm } from '../forms/index.ts';
import { fill, useWords } from '../words/index.ts';
import { Chooser, OptionList } from '../ui/index.ts';
import type { OfferedKind } from '../site/index.ts';

type OfferPickerProps = {
  kind: OfferedKind;
  label: string;
  value: string;
  isOptional: boolean;
  use: (value: string | null) => void;
  close: () => void;
};

/** Picks a named thing of the site: a page, pattern, colour or icon. */
export function OfferPicker({ kind, label, value, isOptional, use, close }: OfferPickerProps) {
  const words = useWords();
  const { offers, session } = useForm();
  const { readIcons } = session.runtime;
  const options = useMemo(() => offers(kind), [offers, kind]);
  const [chosen, setChosen] = useState(value);
  const [isUnchosen, setIsUnchosen] = useState(false);
  useEffect(() => {
    if (kind === 'icon') void showIcons(document, iconNames, readIcons);
  }, [kind, readIcons]);
  return (
    <Chooser
      title={fill(words.choose.title, { what: label })}
      description={words.choose.keys}
      use={{
        label: words.choose.use,
        onAction: () => {
          setIsUnchosen(chosen === '');
          if (chosen !== '') use(chosen);
          return chosen !== '';
        },
      }}
      clear={isOptional ? { label: words.choose.none, onAction: () => use(null) } : null}
      close={close}
    >
      <OptionList
        label={label}
        options={options}
        chosen={chosen}
        choose={setChosen}
        refusal={isUnchosen && chosen === '' ? words.choose.nothing : null}
        layout={kind === 'page' ? 'rows' : 'tiles'}
      />
    </Chooser>
  );
}
