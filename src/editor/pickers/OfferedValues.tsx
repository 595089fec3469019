import { useMemo, useState } from 'react';
import { useForm } from '../forms/index.ts';
import { valueOffers } from '../site/index.ts';
import { Chooser, OptionList } from '../ui/index.ts';
import { useWords } from '../words/index.ts';

type OfferedValuesProps = {
  /** The chosen value, as a text names it; empty for a new one. */
  value: string;
  /** Receives the value as a text names it; null takes it out. */
  use: (source: string | null) => void;
  close: () => void;
};

/** Picks a value that is entered once for all texts: the name of the site, or a value of a list. */
export function OfferedValues({ value, use, close }: OfferedValuesProps) {
  const words = useWords();
  const { session } = useForm();
  const options = useMemo(() => valueOffers(session), [session]);
  const [chosen, setChosen] = useState(value === '' ? (options[0]?.value ?? '') : value);
  return (
    <Chooser
      title={words.chips.putIn}
      description={words.chips.once}
      use={{
        label: words.choose.use,
        onAction: () => {
          if (chosen !== '') use(chosen);
          return chosen !== '';
        },
      }}
      clear={value === '' ? null : { label: words.actions.remove, onAction: () => use(null) }}
      close={close}
    >
      <OptionList label={words.chips.putIn} options={options} chosen={chosen} choose={setChosen} />
    </Chooser>
  );
}
