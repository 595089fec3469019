/** The hand-written part of the editors' guide, for readers who have never seen such a file. */
export const firstSteps = `# How to change this website

Everything the website says lies in this folder:

| Where | What |
| --- | --- |
| \`site.yaml\` | settings of the whole site: its name, telephone numbers, outside links, the footer |
| \`theme.yaml\` | its colours and patterns |
| \`pages/\` | one file per page; the file \`pages/prices/children.yaml\` is the page \`/prices/children\` |
| \`data/\` | long lists that pages use, such as a curriculum |
| \`images/\` | pictures |

## Change a page in the browser

You need not know these files to change a page. Run \`npm start\`, open the page and click **Edit this page**.

![The home page with its panel: a changed heading, its previous text, and the button that restores it](guide/editor-page.webp)

- Click or tap a text, an amount or a picture: its field opens beside the page, and the page changes while you type.
- A mistake is shown at its field, often with a button that fixes it. Until it is fixed, the page shows its last valid version, and the file is not changed.
- **Put it back** is beside each changed field. Ctrl+Z undoes step by step, across all pages; Ctrl+Shift+Z redoes.
- At the end of the panel you can move, duplicate or remove a block or an item. **Add a block below** shows all kinds of blocks and what each is for.
- Drop, paste or choose a photograph. It is turned upright and made smaller, and its location data is removed. Describe what it shows, and click the point that must stay in view.
- A link can lead to a page or a part of one, an outside link, a contact, or any address that you paste.
- Longer texts look as they will on the page: bold, italic, headings, lists and links have buttons.
- Paste or drop what you have outside a field, or open **Add a block** and there **From a spreadsheet, letter or chat**: cells of Excel, LibreOffice or Google Sheets, a letter from Word, a message from WhatsApp, or a file (.xlsx, .csv, .docx, .txt). It becomes blocks, which you see as they will look, with what was understood (“Amount from column C”) and what was not. Above each column you choose what it is; you can change the kind of a block and leave parts out. Nothing is added before you say so, and one Ctrl+Z takes it back. A cell that cannot be read stays empty, and the page says so at its field.
- **Paste a table** shows rows from a spreadsheet before adding them; **Copy as a table** copies rows for a spreadsheet.
- The button at the top left opens the list of pages, where you can create, duplicate, move (with all links) or delete a page; before deleting, it shows what would break. **Find and replace**, the history, and the forms for settings and colours are there too; renaming a contact, an outside link, a colour or a pattern there renames it everywhere.
- **History** shows what was published, in words. You can restore an earlier version, a deleted page or the whole site; that is a change like any other.
- Alt with the up and down arrows moves a block or an item, F6 moves between the bar, the page and the panel; in the page, the up and down arrows move from text to text, and Enter opens a text in the panel. F1 explains a block, and Shift+F1 opens this guide.
- **Urgent notice** on the list of pages puts a notice on every page until the day and hour that you choose, and shows how it is sent on as a message or an SMS.
- **New page** begins with what the page is about, an event, a person or questions for example, and asks for its title, where it belongs and when visitors see it.
- What follows from a change is offered and never done unasked: the total that an amount makes, the year of all dates, the same amount on other pages.
- The settings of the site are a list by task, with a search. A tap on the notice, the menu or the footer of the page leads to the setting that it comes from.
- A page that is due to be looked at stands in a list of its own; **Still right today** says that it is. What **Send this page** sends can be seen and changed in the form of the page.
- If somebody else has changed the same field, both versions are shown, and you choose.
- Beside each change on the screen for publishing, **Publish only this** publishes a page alone, with what belongs to it; everything else stays a draft.
- **Publish** shows everything that has changed, before and after, and publishes it. While the site has mistakes, it lists them instead.

![The blocks that can be added, each with a picture and what it is for](guide/editor-gallery.webp)

![All pages, with the state of each and what can be done with it](guide/editor-pages.webp)

![What will be published: a heading before and after, and a summary](guide/editor-publish.webp)

Your changes are saved immediately: in the file once they are valid, and in your browser until then. Closing the window loses nothing.

## What such a file looks like

\`\`\`yaml
title: Fees
blocks:
  - type: prose
    title: How to pay
    text: Pay by M-Pesa or by banker's cheque.
\`\`\`

- A line is a **field**: its name, a colon, **a space**, and its value.
- What belongs to a field is indented by **two more spaces**. Use spaces, never the Tab key.
- A **dash and a space** begin an item of a list. The items of a list are exactly below each other.
- Put a text in **"quotes"** if it contains a colon, if it begins with a character such as * or @, or if it is digits that are not an amount, such as a telephone number.
- A long text goes on the lines below a \`|-\`, indented by two more spaces. An empty line begins a new paragraph.
- In longer texts, \`**two stars**\` make bold, \`*one star*\` makes italic, \`[words](/fees)\` make a link, and a dash makes a list.

Save, and run \`npm run validate\`. It says in plain words what is wrong, on which line, and how to fix it. Nothing is published while there is an error. \`npm run validate -- --fix\` fixes what has a certain correction. While \`npm start\` runs, the browser shows each change as soon as you save.

## Change a text

Find the page's file by its address, find the words, change them, save.

## The name of the site

It is written once, as \`name\` in \`site.yaml\`. In every other text write \`{{site.name}}\`; the website shows the name there. A text that begins with it needs quotes:

\`\`\`yaml
title: "{{site.name}} from above"
\`\`\`

If a text contains the name itself, \`npm run validate\` warns, and \`npm run validate -- --fix\` replaces it by \`{{site.name}}\`.

## Placeholders

You may need placeholders for what is still missing: a telephone number of zeros, an address that ends in \`.example\`, a sample text. Visitors cannot tell, so mark them for your colleagues with a note that begins with \`Stand-in\`:

\`\`\`yaml
- type: people
  note: "Stand-in: the names and portraits belong here."
\`\`\`

\`npm run validate -- --strict\` lists every placeholder as a warning, including numbers and addresses. Before you announce the website, it should find none.

## Add a page

1. Make a file in \`pages/\`, for example \`pages/prices/groups.yaml\`. Use small letters and hyphens.
2. Write at least a \`title\` and one block:

\`\`\`yaml
title: Prices for groups
description: What a group pays, in one sentence for search engines.
blocks:
  - type: hero
    title: Prices for groups
\`\`\`

It is now on the website, in the site map, and in the menu below its folder's page. \`listing\` changes that: \`inMenu: false\` keeps it out of the menu, \`order: 10\` sets its position among its neighbours, \`quickLink: true\` puts it into the footer. The menu has two levels. Deeper pages are listed by the page above them, which also shows the menu of the section and links from page to page; \`section: true\` does that for a smaller section, \`section: false\` turns it off.

## Add a card

Copy an item of a \`cards\` block, from its dash to the next dash, and change the words:

\`\`\`yaml
items:
  - title: Swimming
    text: Lessons in the mornings.
    image:
      src: swimming.svg
      alt: A swimmer in the middle lane of a pool
    link:
      label: Swimming
      to: /student-life/swimming
\`\`\`

## Pictures

Put the file (JPG, PNG or SVG, in its full size) into \`images/\`, and use its name:

\`\`\`yaml
image:
  src: pool.jpg
  alt: A swimmer in the middle lane of a pool
\`\`\`

\`alt\` tells people who cannot see the picture what it shows. If a face is cut off, \`focus\` names the point that must stay in view, in per cent from the left (\`x\`) and from the top (\`y\`).

## Colours

Everything in \`theme.yaml\` is optional, and so is the file. Start with one colour, that of the button:

\`\`\`yaml
roles:
  action: "#0d5f84"
\`\`\`

The page, its text, links, lines and the dark theme take their colours from it. Set more roles if you want to decide yourself: \`highlight\` is the bright button, \`paper\` the page, \`ink\` its text. A \`palette\` gives your colours names that roles and patterns can use. A pattern only needs its \`ground\`; the text on it is white or dark, whichever is readable.

People in bright sunlight or with low vision must be able to read every text. So each colour is compared with everything that it can appear on, in the light and the dark theme. If two are too similar, the message names the nearest colour that is not: use that one, or choose another. Pictures are measured too: if there is text on a bright picture, the website puts a layer of the ground colour between them.

## Fonts

\`\`\`yaml
fonts:
  headings:
    package: "@fontsource/lora"
    weight: 700
  text:
    file: fonts/our-letters.woff2
    licence: fonts/OFL.txt
\`\`\`

A typeface is a package of [fontsource.org](https://fontsource.org) that a developer has installed (\`npm install --save-exact @fontsource/lora\`), or a file in the content folder beside its licence. Visitors download the characters that your texts use, and others only if a page needs them. If the typeface lacks a character, \`npm run validate\` says which.

## Links

\`\`\`yaml
link:
  label: Ask the office
  to: /join-us#faq
\`\`\`

\`to\` takes a page (\`/fees\`), an anchor on a page (\`/fees#terms\`, where a block has \`anchor: terms\`), the name of an outside link in \`site.yaml\` (\`enquiry\`), or the telephone number or e-mail address of a contact in \`site.yaml\` (\`phone:main\`, \`email:finance\`). Outside links open in a new tab. The same works in a text: \`[ask us](enquiry)\`.

## Change a fee

Write amounts in digits only: \`amount: 115500\`. The website adds commas and the currency. When you change a term, change \`annualTotal\` too: it must be the sum.

## Dates

Write dates as year-month-day: \`2025-01-08\`. The website formats them. If a printed calendar gives a day that cannot be right, write it as it was printed, and ask the office:

\`\`\`yaml
from:
  asPublished: 29 Feb
\`\`\``;
