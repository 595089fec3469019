import {
  defineBlock,
  sectionFields,
  image,
  language,
  list,
  object,
  line,
  prose,
} from 'woven-site/schema';

export const peopleBlock = defineBlock({
  type: 'people',
  purpose: 'pictures',
  description: 'People with their portrait, their role and, if they have one, their message.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Person' },
        {
          name: line({
            label: 'Name',
            hint: 'If empty, the role takes its place.',
            max: 80,
          }).optional(),
          language: language({
            label: 'Language',
            hint: 'Where it is not that of the page. Screen readers then speak the name and the message in it.',
            under: 'languages',
          }).optional(),
          role: line({ label: 'Role', hint: 'For example: Head nurse.', max: 80 }),
          image: image({ label: 'Portrait' }).optional(),
          message: prose({
            label: 'Message',
            hint: 'What they say, or what the role is about.',
            max: 3000,
          }).optional(),
        },
      ),
      { label: 'People' },
    ),
  },
});
