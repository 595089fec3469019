/** Examples of CommonMark 0.31.2, by number, that are rendered otherwise than there, each with the reason. */
export const differences: readonly { reason: string; numbers: readonly number[] }[] = [
  {
    reason: 'Texts have no HTML; it is shown as it is written, and refused by name.',
    numbers: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
      165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
      184, 185, 186, 187, 188, 189, 190, 191, 201, 308, 344, 475, 476, 477, 491, 494, 524, 536, 613,
      614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631, 642, 643,
    ],
  },
  {
    reason:
      'Lines that are indented by four spaces are words: in a text that was pasted they are an accident, and fences make code.',
    numbers: [
      1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 69, 85, 100, 107, 110, 111, 112, 114, 115, 116, 117, 118,
      134, 211, 225, 231, 236, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288,
      289, 290, 309, 313,
    ],
  },
  {
    reason:
      'An address that no link uses is shown as it is written: a paragraph such as “[Update]: cancelled” must not vanish.',
    numbers: [204, 207, 208, 210, 317, 537, 538, 544, 545, 563, 565, 567, 571, 592],
  },
  {
    reason:
      'Two asterisks beside punctuation are bold, because **Note:**text and 「…」 would show them.',
    numbers: [380, 392],
  },
  {
    reason:
      'Only web and mail addresses become links: anything else leads to an app or to a script.',
    numbers: [596, 598, 599, 601],
  },
  {
    reason: 'Web and mail addresses are links without angle brackets too.',
    numbers: [602, 608, 611, 612],
  },
];
