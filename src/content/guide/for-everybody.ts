/** The part of the editors' guide about those who edit and those who visit, however they see, hear, move and read. */
export const forEverybody = `## Edit it however you work

Everything can be done with a mouse, with a finger, by keyboard alone, by voice, and with a screen reader.

- **Keys.** \`?\` shows a table of all of them. F6 goes from the bar to the page and to the panel, Shift+F6 back; in the page, the up and down arrows go from text to text and Enter opens one. What is dragged has buttons too, and Alt with the arrows. If you speak to your computer, which may press \`?\` by mistake, leave that key out in the table. Tab leaves every field, those of longer texts too.
- **Words of your own.** The language of the editor is chosen on the list of pages, and is remembered in this browser, as is the width at which you look at a page. Neither changes the site.
- **Display.** The editor takes the size of letters, dark or light, strong contrast and reduced motion from your computer or phone, and fits a window of 320 px, so you can enlarge it four times.
- **Time.** Nothing runs out while you write: every change is saved, and whoever has to sign in again goes on where they were.
- **Mistakes** are told at their field and in a list, never by colour alone; a screen reader hears them with the field. What was done and saved is announced at the top.
- **Taking back.** Every change can be undone, one by one from the list beside **Undo**, also after publishing: **Undo this publication**, or **History**.
- **Finding.** **Find and replace** searches all texts, descriptions of pictures too, and says how many it has found; **Ctrl+K** opens the list of pages, which searches them as well.
- **Looking.** The page beside the form is the real page in your own browser. **Try the page** lets its links work; **As of another day** shows it as it will be then.

## A site that everybody can use

Some visitors hear a page instead of seeing it, some see only a part of it enlarged, some use no mouse, some read it in the sun. The blocks see to most of it: headings, tables with their heads, labels, order, contrast, keys. The rest is in what you write, and the editor helps with it. Its checks are always on.

- **Can everybody use it?** on the list of pages reports on the whole site: what the checks have found, each with the way to its field, and below it what only you can judge, with how to decide and every text and picture that it concerns.
- **Pictures** must have a description; none is invented for you. Say what the picture is there for, as on the telephone: \`Pupils measuring the water of a fish pond\`, not \`image\` or the name of the file. If a picture was described before, that description is offered. What is written in a picture must stand in the text too.
- **Headings, lists, tables.** Use the buttons above a text, and the table block. If you paste or type bullets, bold lines or rows with dashes, the field says so, and one click makes them what they look like.
- **Links** say where they lead: \`the fees of grade 10\`, not \`here\`. With nothing selected, the link button writes the title of the page.
- **Languages.** A page or a block in another language says so under **More**: then it is read aloud in that language. Give a quotation in another language a block of its own.
- **Colours** are roles, and every pair is compared. What a colour says must stand in words as well.
- **Pointing.** Write “under Fees”, not “on the right” or “in red”: on a phone nothing is on the right.
- **Video and reports from elsewhere** need captions for what is said, and words for what is only seen. Nothing may start by itself with sound, or flash more than three times a second. Play it once without sound and once without looking before you add it.
- **Starting points and blocks** are all accessible as they are: choose any.
`;
