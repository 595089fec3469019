/** A paste, a drop or chosen files: the clipboard's texts, or files. */
export type PastedInput = { html: string; text: string; files: readonly File[] };

/** Reads a paste or drop; null if there is nothing in it. */
export function inputOf(data: DataTransfer | null): PastedInput | null {
  if (!data) return null;
  const files = [...data.files];
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  // Spreadsheets add a picture of the cells, which is no file.
  const hasWords = html.trim() !== '' || text.trim() !== '';
  if (hasWords) return { html, text, files: [] };
  return files.length > 0 ? { html: '', text: '', files } : null;
}
