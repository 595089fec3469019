import type { CodeEntry } from './code-guide.ts';

/** What is wrong with links: to pages, to anchors on them, to other websites and to offices. */
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
  'address-spelling': [
    'An address in another spelling',
    'The page is found, but each page has one true address: that of its file.',
    'to: /Fees/',
    'to: /fees',
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
    'Pages are put right behind the host. A path, a question mark or a hash would come between.',
    'address: https://place.example/home?from=web',
    'address: https://place.example',
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
