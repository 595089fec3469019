import { addressOfFile } from '../../../site/index.ts';
import type { ListedPage } from './page-tree.ts';
import { useWords } from '../../words/index.ts';

/** The address of a page that is created or moved: its parent, and its last segment. */
export type PageAddress = { parent: string; name: string };

export const wholeAddress = ({ parent, name }: PageAddress): string => `${parent}/${name}`;

/** /fees/grade-10 → parent /fees, segment grade-10 */
export function splitPageAddress(address: string): PageAddress {
  const end = address.lastIndexOf('/');
  return { parent: address.slice(0, end), name: address.slice(end + 1) };
}

type AddressFieldsProps = {
  address: PageAddress;
  setAddress: (address: PageAddress) => void;
  pages: readonly ListedPage[];
  /** Impossible parents: the page itself and its descendants. */
  without?: readonly string[];
  refusal: string | null;
};

export const AddressFields = (props: AddressFieldsProps) => (
  <>
    <ParentField {...props} />
    <AddressField {...props} />
  </>
);

export function ParentField(props: Omit<AddressFieldsProps, 'refusal'>) {
  const words = useWords();
  const { address, setAddress, pages, without = [] } = props;
  const parents = pages.filter(
    ({ file, address: one, isEntry }) => one !== '/' && !isEntry && !without.includes(file),
  );
  const hasParent = parents.some((page) => addressOfFile(page.file) === address.parent);
  return (
    <div className="field">
      <label htmlFor="page-parent">{words.pages.under}</label>
      <select
        className="input"
        id="page-parent"
        value={address.parent}
        onChange={({ target }) => setAddress({ ...address, parent: target.value })}
      >
        <option value="">{words.pages.top}</option>
        {!hasParent && address.parent !== '' && (
          <option value={address.parent}>{address.parent}</option>
        )}
        {parents.map((page) => (
          <option key={page.file} value={page.address} lang={page.language}>
            {'\u00A0'.repeat(4 * page.above.length) + page.title}
          </option>
        ))}
      </select>
    </div>
  );
}

type AddressFieldProps = Pick<AddressFieldsProps, 'address' | 'setAddress' | 'refusal'>;

export function AddressField({ address, setAddress, refusal }: AddressFieldProps) {
  const words = useWords();
  return (
    <div className={refusal === null ? 'field' : 'field wrong'}>
      <label htmlFor="page-address">{words.pages.newAddress}</label>
      {refusal !== null && (
        <p className="message" id="page-address-wrong" role="alert">
          {refusal}
        </p>
      )}
      <input
        className="input"
        id="page-address"
        aria-invalid={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : 'page-address-wrong'}
        required
        spellCheck={false}
        autoComplete="off"
        value={wholeAddress(address)}
        onChange={({ target }) => setAddress(splitPageAddress(target.value))}
      />
    </div>
  );
}
