/** The hand-written part of the editors' guide, for readers who have never seen such a file. */
export const firstSteps = `# How to change this website

Everything the website says lies in this folder:

| Where | What |
| --- | --- |
| \`site.yaml\` | what holds for the whole site: its name, telephone numbers, outside links, the footer |
| \`theme.yaml\` | its colours and patterns |
| \`pages/\` | one file a page; the file \`pages/prices/children.yaml\` is the page \`/prices/children\` |
| \`data/\` | long lists that a page names, such as a curriculum |
| \`images/\` | pictures |

## Change a page in the browser

Nobody needs to know these files to change a page. Run \`npm start\`, open the page and click **Edit this page**.

![The home page with its panel: a heading that was changed, what it was before, and the button that puts it back](guide/editor-page.webp)

- Click or tap a text, a sum or a picture: its field opens beside the page, and the page changes while you type.
- A mistake is shown at its field, often with a button that corrects it. Until then the page shows its last good version, and nothing wrong is written into the file.
- **Put it back** stands beside each changed field. Ctrl+Z takes back one step after the other, over all pages; Ctrl+Shift+Z makes it again.
- At the end of the panel, a block or an item is moved, duplicated or removed. **Add a block below** shows all kinds of blocks and what each is for.
- A photograph is dropped, pasted or chosen. It is turned upright and made smaller, and the place where it was taken is removed. Say what it shows, and click the place that must stay in view.
- A link leads to a page or a part of one, to an outside link, a contact, or any address that you paste.
- A longer text is written as it looks: bold, italic, headings, lists and links have buttons.
- **Paste a table** takes rows from a spreadsheet and shows them before they are taken; **Copy as a table** brings them there.
- The button at the top left leads to all pages: there a page is made, duplicated, moved with all links to it, or deleted with what would break shown before. There are also **Find and replace**, the history, and the forms of settings and colours; a contact, an outside link, a colour or a pattern that is renamed there keeps its name everywhere it is used.
- **History** shows what was published, in words. An earlier version, a deleted page or the whole site is brought back, as a change like any other.
- Alt and the arrows up and down move a block or a row, F6 goes from the bar to the page and to the panel, F1 says what a block is for, and Shift+F1 opens this guide.
- **Publish** shows everything that has changed, before and after, and brings it to the website. While anything on the site is wrong it is a list of what to correct.

![The blocks that can be added, each with a picture and what it is for](guide/editor-gallery.webp)

![All pages, with what became of each and what can be done with it](guide/editor-pages.webp)

![What will be published: a heading before and after, and a sentence made from it](guide/editor-publish.webp)

What you change is saved immediately: in the file when it is right, in your browser until then. A closed window loses nothing.

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
- A **dash and a space** begin an item of a list. The items of one list are exactly below each other.
- Put a text in **"quotes"** if it has a colon in it, if it begins with a character such as * or @, or if it is digits that are not an amount, such as a telephone number.
- A long text goes on the lines below a \`|-\`, two spaces further in. An empty line begins a new paragraph.
- In longer texts, \`**two stars**\` make bold, \`*one star*\` makes italic, \`[words](/fees)\` make a link, and a dash makes a list.

Save, and run \`npm run validate\`. It says in plain words what is wrong, on which line, and how the line should read. Nothing is published while there is an error. \`npm run validate -- --fix\` makes the corrections that cannot be wrong. While \`npm start\` runs, the browser shows each change as soon as you save.

## Change a text

Find the page's file by its address, find the words, change them, save.

## The name of the site

It is given once, as \`name\` in \`site.yaml\`. In every other text write \`{{site.name}}\`; the website shows the name there. A text that begins with it needs quotes:

\`\`\`yaml
title: "{{site.name}} from above"
\`\`\`

Where a text types the name out, \`npm run validate\` warns, and \`npm run validate -- --fix\` puts \`{{site.name}}\` there.

## Stand-ins

Something may have to stand in for what is still to come: a telephone number of zeros, an address that ends in \`.example\`, a text that waits for your own words. Readers see nothing special there, so mark it for your colleagues with a note that begins with \`Stand-in\`:

\`\`\`yaml
- type: people
  note: "Stand-in: the names and portraits belong here."
\`\`\`

\`npm run validate -- --strict\` lists every stand-in as a warning, the numbers and addresses too. Before the website is announced, it should find none.

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

It is now on the website, in the site map, and in the menu below its folder's page. \`listing\` changes that: \`inMenu: false\` keeps it out of the menu, \`order: 10\` says where it stands among its neighbours, \`quickLink: true\` puts it into the footer. The menu has two levels. Pages below them are listed by the page above, which also shows the menu of the whole section and leads on from page to page; \`section: true\` gives that to a smaller section, \`section: false\` takes it away.

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

Put the file (JPG, PNG or SVG, as large as you have it) into \`images/\`, and name it:

\`\`\`yaml
image:
  src: pool.jpg
  alt: A swimmer in the middle lane of a pool
\`\`\`

\`alt\` tells people who cannot see the picture what it shows. If a face is cut off, \`focus\` names the point that must stay in view, in per cent from the left (\`x\`) and from the top (\`y\`).

## Colours

Everything in \`theme.yaml\` may be left out, and so may the file. Begin with one colour, that of the button:

\`\`\`yaml
roles:
  action: "#0d5f84"
\`\`\`

The page, its text, links, lines and the dark theme take their colours from it. Name more roles where you want to decide yourself: \`highlight\` is the bright button, \`paper\` the page, \`ink\` its text. A \`palette\` gives your colours names that roles and patterns can use. A pattern needs its \`ground\` only; the words on it are white or dark, whichever can be read.

People who read in the sun, or with weak eyesight, must be able to read every text. So each colour is compared with all that it can stand on, in the light and in the dark theme. If two are too much alike, the message names the nearest colour that is not: write that one, or choose another. Pictures are measured too: where words stand on a bright picture, the website lays some of the page's ground over it.

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

A typeface is a package of [fontsource.org](https://fontsource.org) that a developer has installed (\`npm install --save-exact @fontsource/lora\`), or a file in the content folder beside its licence. Visitors receive the characters that your texts use, and others only when a page shows one. If the typeface lacks a letter that stands on a page, \`npm run validate\` says which.

## Links

\`\`\`yaml
link:
  label: Ask the office
  to: /join-us#faq
\`\`\`

\`to\` takes a page (\`/fees\`), an anchor on a page (\`/fees#terms\`, where a block has \`anchor: terms\`), the name of an outside link in \`site.yaml\` (\`enquiry\`), or a telephone number or e-mail address of an office in \`site.yaml\` (\`phone:main\`, \`email:finance\`). Outside links open in a new tab by themselves. The same words work in a text: \`[ask us](enquiry)\`.

## Change a fee

Write amounts in digits only: \`amount: 115500\`. The website adds the comma and the currency. When you change a term, change \`annualTotal\` too: it must be the sum.

## Dates

Write them as year, month, day: \`2025-01-08\`. The website writes them out. If a printed calendar gives a day that cannot be right, write it as it was printed, and ask the office:

\`\`\`yaml
from:
  asPublished: 29 Feb
\`\`\``;
