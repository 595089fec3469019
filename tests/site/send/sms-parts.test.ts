import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, test } from 'vitest';
import { smsParts } from '../../../src/site/send/sms-parts.ts';

const gsm = constantFrom(...'@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !#¤%&()*+,-./09:;<=>?¡AZÄÖÑÜ§¿azäöñüà');
const extended = constantFrom(...'^{}\\[~]|€');
const beyond = constantFrom('ç', 'ê', 'š', '’', '–', '…', 'م', 'あ', '📌', '😀');

/** Lengths around the limits of one part and of several. */
const texts = oneof(
  string({ unit: gsm, maxLength: 340 }),
  string({ unit: oneof({ weight: 9, arbitrary: gsm }, extended), maxLength: 340 }),
  string({ unit: oneof({ weight: 9, arbitrary: gsm }, extended, beyond), maxLength: 160 }),
  string({ unit: beyond, maxLength: 150 }),
);

const count = (text: string) => smsParts(text).parts.map((part) => part.length);

describe('the SMS of a text', () => {
  test('are as many, in the same alphabet, as a library for text messages counts', () => {
    assert(
      property(texts, (text) => {
        const { encoding, parts } = smsParts(text);
        expect(parts.join('')).toBe(text);
        if (text === '') return;
        const counted = new SegmentedMessage(text);
        expect({ encoding, count: parts.length }).toEqual({
          encoding: counted.encodingName,
          count: counted.segmentsCount,
        });
      }),
      { numRuns: 400 },
    );
  });

  test('have room for 160 characters, 70 with one that GSM lacks, and less where there are several', () => {
    expect(count('a'.repeat(160))).toEqual([160]);
    expect(count('a'.repeat(161))).toEqual([153, 8]);
    expect(count('€'.repeat(81))).toEqual([76, 5]);
    expect(count('’'.repeat(70))).toEqual([70]);
    expect(count('’'.repeat(71))).toEqual([67, 4]);
    // An emoji is two units, and stays whole.
    expect(count('😀'.repeat(36))).toEqual([66, 6]);
  });

  test('name the characters that make them twice as long', () => {
    expect(smsParts('Karibu – saa “mbili”').beyondGsm).toEqual(['–', '“', '”']);
  });
});
