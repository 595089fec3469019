/** The hand-written part of the guide to the files, for readers who have never seen such a file. */
export const firstSteps = `# How to change the files of this website

Who changes pages in the browser needs none of this: **Guide** in the editor is about that. Everything the website says lies in this folder:

| Where | What |
| --- | --- |
| \`site.yaml\` | settings of the whole site: its name, telephone numbers, outside links, the footer |
| \`theme.yaml\` | its colours and patterns |
| \`pages/\` | one file per page; the file \`pages/prices/children.yaml\` is the page \`/prices/children\` |
| \`data/\` | long lists that pages use, such as a curriculum |
| \`images/\` | pictures |
| \`files/\` | documents to download: PDF, Word, Excel |

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
- Words in another language, in a longer text or in a title, label or name of a block, are marked with the code of the language, so that screen readers speak them rightly and Arabic is written from the right: \`The [Câmara Municipal](lang:pt)\`. Put the text in "quotes" if it begins with the bracket. Where a whole block, person or card is in that language, write \`language: pt\` there.

Save, and run \`npm run validate\`. It says in plain words what is wrong, on which line, and how to fix it. Nothing is published while there is an error. \`npm run validate -- --fix\` fixes what has a certain correction. While \`npm start\` runs, the browser shows each change as soon as you save.

## Longer texts

They take everything below; each begins on a line of its own, with an empty line before it.

| Write | For |
| --- | --- |
| \`### Opening hours\` | a heading; links lead to it as \`/visit#_opening-hours\`, and a text with five of them has a list of them (\`contents: false\` hides it) |
| \`- Item\`, \`1. Step\` | a list; two more spaces put a list into an item |
| \`\\| Day \\| Opens \\|\` | a table; the second line is \`\\| --- \\| ---: \\|\`, where the colon sets figures at the end |
| \`![A gate of iron](gate.jpg "The new gate"){credit="Photo: Rosa"}\` | a picture of \`images/\`: what it shows, its file, its caption and who made it |
| \`> We played on sand.\` | a quotation; its last line may name the source: \`> — Rosa Díaz\` |
| \`With light[^1]\` | the mark of a footnote; elsewhere stands \`[^1]: From eight towers.\` |
| three backticks above and below | lines that stay as they are; one on both sides does it within a line |
| \`\\\` at the end of a line | a new line without a new paragraph |
| \`---\` | a line across |
| \`https://lake.example\`, \`desk@lake.example\` | a link, without anything else |

There is no HTML: visitors would see it as it is written.

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

## News, events, recipes

A folder becomes a **collection** when its page says so. The pages in it are the entries:

\`\`\`yaml
# pages/news/index.yaml
title: News
collection:
  kind: news
blocks:
  - type: prose
    text: What happens here.
\`\`\`

\`\`\`yaml
# pages/news/new-garden.yaml
title: The garden is open
date: 2026-11-24
tags: [Garden]
summary: Forty people planted the new beds.
blocks:
  - type: prose
    text: It did not rain.
\`\`\`

The page of the collection lists its entries by itself, and so do further pages (\`/news/page-2\`), an archive (\`/news/2026\`) and a page for each tag (\`/news/tags/garden\`). No file can have such an address. Entries may have \`authors\`, a \`picture\` and \`pinned\`, which keeps them on top; \`until\` is their last day. An entry with a date ahead waits until then. Of \`events\` and \`matches\` the date is when they happen: they are shown before it, the next one first.

A collection may add fields of its own, which entries give under \`fields\`:

\`\`\`yaml
collection:
  kind: matches
  fields:
    - date
    - name: pitch
      label: Pitch
\`\`\`

A block of \`type: entries\` shows entries on any page: \`from: /news\` with \`limit\`, \`tag\`, \`author\`, \`year\`, or \`shows: upcoming\`.

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
