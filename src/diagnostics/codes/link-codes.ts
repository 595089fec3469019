import type { CodeEntry } from './code-guide.ts';

/** Problems of links: to pages, anchors, other websites and contacts. */
export const linkCodes = {
  'no-such-page': [
    'A link to a page that does not exist',
    'The address is misspelt, or the page was renamed or removed.',
    'to: /feees',
    'to: /fees',
  ],
  'no-such-place': [
    'A link to an anchor that does not exist',
    'What comes after # is the anchor of a block of that page, or a track of its track explorer.',
    'to: /join#question',
    'to: /join#questions',
  ],
  'page-not-due': [
    'A link to what is not on the site that day',
    'The page, or the part of it, is a draft, comes later than the link, or goes before it. The message names the day.',
    'to: /open-day',
    'showFrom: 2025-03-01 # on the block with the link',
  ],
  'address-spelling': [
    'An address in another spelling',
    'The page is found, but each page has one true address: that of its file.',
    'to: /Fees/',
    'to: /fees',
  ],
  'link-to-former-address': [
    'A link to the former address of a page',
    'The page has moved, and says so under movedFrom. The link works, and is better changed.',
    'to: /prices (now /fees)',
    'to: /fees',
  ],
  'former-address-in-use': [
    'A former address where there is a page again',
    'An address shows the page that is there, so it cannot lead to another one as well.',
    'movedFrom: [/fees] (and there is pages/fees.yaml)',
    'movedFrom: [/prices]',
  ],
  'former-address-twice': [
    'Two pages that were at the same address',
    'An address leads to one page.',
    'movedFrom: [/prices] (on two pages)',
    'movedFrom: [/prices] (on one page)',
  ],
  'moved-in-circle': [
    'Pages that moved in a circle',
    'Each of them claims the present address of another one, so no redirect is possible.',
    'fees.yaml from /prices, prices.yaml from /fees',
    'fees.yaml from /prices, and no prices.yaml',
  ],
  'address-vanishes': [
    'A published address that would be gone',
    'Reported with `--published` only: visitors with a bookmark, or from a search engine, would find nothing.',
    'pages/prices.yaml becomes pages/fees.yaml',
    'movedFrom: [/prices] (in pages/fees.yaml)',
  ],
  'outside-link-fails': [
    'An outside link that leads nowhere',
    'Reported by `npm run check-links` only: its host says that there is nothing, or does not answer.',
    'address: https://old.example/form (404)',
    'address: https://new.example/form',
  ],
  'not-a-former-address': [
    'Not the address of a page',
    'It begins with a slash and has neither host nor question mark.',
    'movedFrom: [https://site.example/prices]',
    'movedFrom: [/prices]',
  ],
  'no-such-name': [
    'An outside link that is not listed',
    'Addresses of other websites have a name in site.yaml, and pages use the name.',
    'to: enquire',
    'to: enquiry',
  ],
  'no-such-contact': [
    'A contact that is not listed',
    'Offices have a name in site.yaml.',
    'to: phone:mian',
    'to: phone:main',
  ],
  'contact-without': [
    'A contact without that detail',
    'site.yaml gives no telephone number or e-mail address for this office.',
    'to: phone:library',
    'to: email:library',
  ],
  'address-in-page': [
    'A whole address in a page',
    'The addresses of other websites are listed in site.yaml, so that each is changed once.',
    'to: https://enquiry.example',
    'to: enquiry',
  ],
  'mail-in-link': [
    'An e-mail address in a link',
    'Links name an office of site.yaml.',
    'to: mailto:office@place.example',
    'to: email:main',
  ],
  'number-in-link': [
    'A telephone number in a link',
    'Links name an office of site.yaml.',
    'to: "+254 700 000 000"',
    'to: phone:main',
  ],
  'unsafe-link': [
    'A link that could run a program',
    'Links lead to pages and to the outside links of site.yaml, and nowhere else.',
    'to: javascript:alert(1)',
    'to: /fees',
  ],
  'site-address': [
    'An address of the site with something behind it',
    'Pages are put right behind the host, or behind a folder there, named in plain letters. A question mark or a hash would come between.',
    'address: https://place.example/home?from=web',
    'address: https://place.example/home',
  ],
  'unsafe-address': [
    'An address that is not what it seems',
    'What comes before an @ is not part of an address, though it may look like it; nor are line breaks.',
    'address: https://place.example@elsewhere.example',
    'address: https://elsewhere.example',
  ],
  'embed-own': [
    'The site embedded in itself',
    'What is embedded from the address of the site could do all that its pages can.',
    'hosts:\n  - place.example',
    'hosts:\n  - maps.example',
  ],
  'unencrypted-address': [
    'An address without encryption',
    'What is sent to an address that begins with http:// can be read by others on its way.',
    'address: http://place.example',
    'address: https://place.example',
  ],
  'countdown-default': [
    'A button without an address',
    'Where the address of the countdown’s button is left out, it leads to /grade10, and this site has no such page.',
    'countdown:\n  ctaText: Apply',
    'countdown:\n  ctaText: Apply\n  ctaHref: enquiry',
  ],
} satisfies Record<string, CodeEntry>;
