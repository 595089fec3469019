import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { dayIn } from '../../src/site/dates/day-in.ts';

/** A page of the clinic from right to left. */
const arabic = `title: مواعيد العيادة
description: متى تفتح العيادة، وكم تكلف الزيارة، وكيف تصل إلينا.
language: ar
translationOf: /visit
lastChanged: 2026-10-05
listing:
  inMenu: true
  label: المواعيد
blocks:
  - type: hero
    title: مواعيد العيادة
    text: الممرضة هنا في كل ساعة. اقرع الجرس عند الباب الأيسر.
    image:
      src: ridge.svg
      alt: العيادة على التل
    buttons:
      - label: اتصل بالاستقبال
        to: phone:main
        icon: phone
  - type: steps
    title: كيف تسير الزيارة
    items:
      - title: تدخل
        text: يكتب الاستقبال اسمك.
      - title: تراك الممرضة
        text: من لا يستطيع الانتظار يدخل أولا.
      - title: تعرف السعر
        text: قبل كل شيء.
  - type: price-list
    title: الأسعار
    items:
      - name: زيارة الممرضة
        amount: 450.50
      - name: تطعيم الأطفال
        amount: free
  - type: opening-hours
    title: ساعات العمل
    hours:
      - days: [monday, tuesday, wednesday, thursday, friday]
        times:
          - from: 07:30
            to: 13:00
          - from: 14:00
            to: 18:00
  - type: table
    title: الفحوص
    sortable: true
    columns:
      - label: الفحص
      - label: الدقائق
        areNumbers: true
      - label: السعر
        areAmounts: true
    rows:
      - [الدم, 10, 1250.50]
      - [X-ray 2, 25, 3105]
  - type: checklist
    title: أحضر معك
    tickable: true
    items:
      - text: بطاقتك
      - text: صورة حديثة
  - type: faq
    items:
      - question: هل أحتاج إلى موعد؟
        answer: لا.
  - type: form
    title: اسأل الممرضة
    fields:
      - label: اسمك
        required: true
      - kind: choice
        label: متى نتصل بك؟
        options: [صباحا, مساء]
      - kind: text
        label: سؤالك
        required: true
    privacy: تقرأ الممرضة وحدها ما تكتبه.
  - type: contact
    contact: main
  - type: next-page
    label: الأسعار
    to: /prices
`;

/** The year of the course: its dates are always to come. */
export const courseYear = Number(dayIn('Africa/Nairobi', new Date()).slice(0, 4)) + 1;

/** A course that is paid by the term, with dates: news of the clinic. */
const course = ({ opening, lastChanged }: CourseDates) => `title: First-aid course
description: Two terms of evenings, what they cost, when they are, and how to come along.
lastChanged: ${lastChanged}
date: 2026-09-01
listing:
  parent: /services
blocks:
  - type: hero
    title: First-aid course
    text: Two terms of evenings. Nobody has to know anything before.
  - type: fee-table
    title: Each term
    terms:
      - term: Term 1
        amount: 1500.50
      - term: Term 2
        amount: 1500.50
    annualTotal: 3001
    siblingDiscount: 10
  - type: charges
    title: Once
    items:
      - title: Book and bandages
        amount: 450.50
  - type: fee-estimate
    title: What will you pay?
    items:
      - label: Evening course
        to: /course
  - type: calendar
    title: Evenings
    year: ${courseYear}
    terms:
      - name: Term 1
        opening: ${courseYear}-${opening}
        closing: ${courseYear}-03-26
    events:
      - event: Exercise on the hill
        date: ${courseYear}-04-10
        time: 9 AM
  - type: faq
    items:
      - question: May I bring a child?
        answer: Yes, and a toy that makes no noise.
      - question: Who pays for those who cannot?
        answer: "[The health fund](fund), if you ask it before [you come](/visit)."
  - type: contact
    title: Come along
    contact: main
  - type: next-page
    label: What we treat
    to: /services
`;

/** What the site keeps on a device, and for whom it works. */
const about = `title: About this site
description: What this site keeps on your device, and how we see to it that everybody can use it.
blocks:
  - type: device-storage
    title: On your device
  - type: prose
    title: Accessibility
    text: |-
      The pages are tested with axe, by keyboard and without scripts. If something keeps you from using one,
      [tell the reception](email:main).
  - type: gallery
    title: The house
    items:
      - image: { src: doctor.svg, alt: The doctor at her table }
        caption: She is here on Mondays.
      - image: { src: doors.svg, alt: The two doors }
      - image: { src: eyes.svg, alt: The chart for eyes }
  - type: documents
    title: To read
    items:
      - file: files/House Rules.pdf
  - type: form
    title: Tell us what is wrong
    anchor: tell-us
    fields:
      - label: Page
        hint: Its title, or what stands at its top.
        required: true
      - kind: email
        label: Your e-mail
      - kind: consent
        label: You may answer me
    to: messages
    privacy: The reception reads it, and deletes it within a month.
  - type: next-page
    label: Home
    to: /
`;

/** Where the form of that page sends. */
export const messages = 'https://forms.clinic.example/messages';
const destination = `forms:\n  messages:\n    service: own\n    address: ${messages}\n`;

type CourseDates = { opening: string; lastChanged: string };

/** What stands in an urgent notice, and on which days the course begins and was changed. */
export type ClinicNews = CourseDates & { notice: string };

/**
 * Writes the example clinic into a folder, with a page from right to left, a course, a page about the site and
 * an urgent notice, and without the key / for the search; written again, only what is new changes.
 */
export function writeClinic(content: string, { notice, ...dates }: ClinicNews): void {
  cpSync('scripts/starter/clinic', content, { recursive: true });
  const pages = { ar: arabic, course: course(dates), about };
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(content, 'pages', `${name}.yaml`), text);
  }
  cpSync('tests/fixtures/attachments/rules.pdf', path.join(content, 'files', 'House Rules.pdf'));
  const settings = path.join(content, 'site.yaml');
  const text = readFileSync(settings, 'utf8').replace(
    '    email: reception@',
    '    whatsapp: "+254 711 000 100"\n    email: reception@',
  );
  const urgent = `notice:\n  text: ${notice}\n  level: emergency\n  link:\n    label: Hours\n    to: /visit\nsearch:\n  slash: false\n${destination}`;
  writeFileSync(settings, `${urgent}${text}  ar:\n    tagline: رعاية ليلا ونهارا\n`);
}

/** Builds a content folder into another one; what the build says against it is an error. A server goes on beside it. */
export async function buildClinic(content: string, dist: string): Promise<void> {
  const args = ['scripts/run.mjs', 'build', '--content', content, '--out', dist];
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, args, { env });
}
