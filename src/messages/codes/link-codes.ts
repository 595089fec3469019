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
    'A link to something that is not on the site that day',
    'The page or block is a draft, appears later than the link, or is removed before it. The message names the day.',
    'to: /open-day',
    'showFrom: 2025-03-01 # on the block with the link',
  ],
  'address-spelling': [
    'An address in another spelling',
    'The page is found, but its canonical address is that of its file.',
    'to: /Fees/',
    'to: /fees',
  ],
  'link-to-former-address': [
    'A link to the former address of a page',
    'The page has moved, and lists this address under movedFrom. The link works, but should be changed.',
    'to: /prices (now /fees)',
    'to: /fees',
  ],
  'former-address-in-use': [
    'A former address that is in use again',
    'An address shows its page, so it cannot redirect to another one.',
    'movedFrom: [/fees] (and there is pages/fees.yaml)',
    'movedFrom: [/prices]',
  ],
  'former-address-twice': [
    'Two pages with the same former address',
    'An address can only lead to one page.',
    'movedFrom: [/prices] (on two pages)',
    'movedFrom: [/prices] (on one page)',
  ],
  'moved-in-circle': [
    'Pages that moved in a circle',
    'Each of them lists the current address of another one, so no redirect is possible.',
    'fees.yaml from /prices, prices.yaml from /fees',
    'fees.yaml from /prices, and no prices.yaml',
  ],
  'address-vanishes': [
    'A published address that would disappear',
    'Reported with `--published` only: visitors with a bookmark or from a search engine would not find the page.',
    'pages/prices.yaml becomes pages/fees.yaml',
    'movedFrom: [/prices] (in pages/fees.yaml)',
  ],
  'outside-link-fails': [
    'A broken outside link',
    'Reported by `npm run check-links` only: the host does not answer, or has no such page.',
    'address: https://old.example/form (404)',
    'address: https://new.example/form',
  ],
  'not-a-former-address': [
    'Not the address of a page',
    'It must begin with a slash, and have neither a host nor a question mark.',
    'movedFrom: [https://site.example/prices]',
    'movedFrom: [/prices]',
  ],
  'no-such-name': [
    'An outside link that is not listed',
    'Addresses of other websites have names in site.yaml, and pages use these names.',
    'to: enquire',
    'to: enquiry',
  ],
  'no-such-contact': [
    'A contact that is not listed',
    'Contacts have names in site.yaml.',
    'to: phone:mian',
    'to: phone:main',
  ],
  'no-such-option': [
    'An option that the page does not have',
    'What is meant for some options only names the anchors of those in the block “options” of the same page.',
    'for:\n  - onlin',
    'for:\n  - online',
  ],
  'contact-without': [
    'A contact without that detail',
    'site.yaml has no telephone number or e-mail address for this contact.',
    'to: phone:library',
    'to: email:library',
  ],
  'address-in-page': [
    'A full web address on a page',
    'The addresses of other websites are listed in site.yaml, so that each is changed once.',
    'to: https://enquiry.example',
    'to: enquiry',
  ],
  'mail-in-link': [
    'An e-mail address in a link',
    'Links refer to a contact in site.yaml.',
    'to: mailto:office@place.example',
    'to: email:main',
  ],
  'number-in-link': [
    'A telephone number in a link',
    'Links refer to a contact in site.yaml.',
    'to: "+254 700 000 000"',
    'to: phone:main',
  ],
  'unsafe-link': [
    'A link that could run a program',
    'Links can only lead to pages and to the outside links of site.yaml.',
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
    'What comes before an @ looks like part of the address, but is not; nor are line breaks.',
    'address: https://place.example@elsewhere.example',
    'address: https://elsewhere.example',
  ],
  'embed-own': [
    'The site embedded in itself',
    'A frame from the site itself would have all the rights of its pages.',
    'hosts:\n  - place.example',
    'hosts:\n  - maps.example',
  ],
  'unencrypted-address': [
    'An address without encryption',
    'Others can read what is sent to an address that begins with http://.',
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
