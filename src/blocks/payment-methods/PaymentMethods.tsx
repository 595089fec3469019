import type { BlockProps } from '../block-props.ts';

export function PaymentMethods({ block }: BlockProps<'payment-methods'>) {
  return <div>{block.type}</div>;
}
