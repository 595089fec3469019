/** The id of the line that says that a form was sent, to which a service leads back. Anchors have no underscores. */
export const sentId = (anchor: string | undefined): string => `sent_${anchor ?? 'form'}`;
