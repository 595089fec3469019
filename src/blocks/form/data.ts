import type { BlockContext, ResolvedBlock } from 'woven-site/components';
import type { FormFacts, FormPost } from './form-values.ts';
import { sentId } from './sent-id.ts';

/** Where the answers go, under which names, and who helps. */
export function facts(block: ResolvedBlock<'form'>, context: BlockContext): FormFacts {
  const { site, page } = context;
  const key = page.address + (block.anchor === undefined ? '' : `#${block.anchor}`);
  const subject = `${site.name}: ${page.title}`;
  return {
    key,
    names: namesOf(block.fields),
    post: postOf(block, context, { key, subject }),
    contact: context.contact(block.contact),
    subject,
  };
}

/** Services answer to the field called email, and Web3Forms takes a file called attachment. */
function namesOf(fields: ResolvedBlock<'form'>['fields']): string[] {
  const usual = { email: 'email', file: 'attachment' };
  return fields.map(({ kind, name, label }, index) => {
    if (name !== undefined) return name;
    const isFirst = fields.findIndex((field) => field.kind === kind) === index;
    return isFirst && (kind === 'email' || kind === 'file') ? usual[kind] : label;
  });
}

function postOf(
  { to, sent, anchor }: ResolvedBlock<'form'>,
  { site, page, destination }: BlockContext,
  { key, subject }: Pick<FormFacts, 'key' | 'subject'>,
): FormPost | null {
  const target = to === undefined ? null : destination(to);
  if (!target) return null;
  // Without a page of its own, the form says below itself that it was sent.
  const after = sent?.href ?? `${page.address}#${sentId(anchor)}`;
  const values = {
    next: new URL(after, site.address).href,
    subject,
    key: target.key,
  };
  const isNetlify = target.service === 'netlify';
  const netlifyName = isNetlify ? key.replaceAll(/[/#]+/g, '-').replace(/^-/, '') : undefined;
  return {
    action: target.action ?? after,
    host: target.host,
    hidden: [
      ...(netlifyName === undefined ? [] : [['form-name', netlifyName] as const]),
      ...(['key', 'subject', 'next'] as const).flatMap((part) => {
        const [name, value] = [target.hidden[part], values[part]];
        return name === undefined || value === undefined ? [] : [[name, value] as const];
      }),
    ],
    trap: target.trap,
    netlifyName,
  };
}
