import type { FallbackFont } from '../../fonts/face.ts';

type Font = FallbackFont['of'];

/**
 * How wide the characters from U+20 to U+7E are in fonts that visitors have already, in thousandths of their size:
 * Roboto on Android; Arial and its equals on Windows and Apple; DejaVu on Linux machines that have nothing else.
 */
const widths: Record<Font, { plain: string; bold: string }> = {
  Roboto: {
    plain:
      '248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562 562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265 411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 338 244 338 680',
    bold: '249 271 318 592 574 739 658 161 350 351 454 545 246 394 290 371 574 574 574 574 574 574 574 574 574 574 282 263 510 574 516 498 896 672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607 277 421 277 438 445 330 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 330 252 330 648',
  },
  Arial: {
    plain:
      '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  },
  DejaVu: {
    plain:
      '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 531 1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838',
    bold: '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838 838 838 580 1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725 457 365 457 838 500 500 675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838',
  },
};

/** The fallback fonts, the likeliest first. */
export const fallbackFonts: readonly Font[] = ['Roboto', 'Arial', 'DejaVu'];

/** Where a browser finds such a font on a machine, by its full name; the plain one where there is no bold one. */
export const localNames: Record<Font, { plain: readonly string[]; bold: readonly string[] }> = {
  Roboto: { plain: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  Arial: {
    plain: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Arial'],
  },
  DejaVu: { plain: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVu Sans'] },
};

/** How wide a text of the Latin alphabet is in such a font, in ems. Other characters count as nothing. */
export function widthIn(font: Font, isBold: boolean, text: string): number {
  const list = widths[font][isBold ? 'bold' : 'plain'].split(' ').map(Number);
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += list[text.charCodeAt(at) - 0x20] ?? 0;
  return sum / 1000;
}
