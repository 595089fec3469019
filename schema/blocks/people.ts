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
  description: 'People with their portrait, their role and, if they have one, their message.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Person', hint: 'A person.' },
        {
          name: line({
            label: 'Name',
            hint: 'The name. Left out, the role takes its place.',
            max: 80,
          }).optional(),
          language: language({
            label: 'Language',
            hint: 'The language of the name and the message, where it is not that of the page: screen readers speak it so.',
          }).optional(),
          role: line({ label: 'Role', hint: 'The role, for example Head nurse.', max: 80 }),
          image: image({ label: 'Portrait', hint: 'The portrait.' }).optional(),
          message: prose({
            label: 'Message',
            hint: 'What the person says, or what the role is about.',
            max: 3000,
          }).optional(),
        },
      ),
      { label: 'People', hint: 'The people, in order.' },
    ),
  },
});
