import {
  defineBlock,
  sectionFields,
  choice,
  image,
  link,
  list,
  object,
  line,
} from 'woven-site/schema';

const { title, intro } = sectionFields;

/** Where a room is: on a floor of the main building, or in a separate building. */
export const roomPlaces = ['upper', 'lower', 'left', 'right'] as const;

export const roomsBlock = defineBlock({
  type: 'rooms',
  name: 'House with rooms',
  purpose: 'pictures',
  description:
    'A house cut open: every room is a picture and a link. Put it below the opening of a page that leads to places.',
  fields: {
    title,
    intro,
    items: list(
      object(
        { label: 'Room' },
        {
          title: line({
            label: 'Name',
            max: 60,
            example: 'Dorm Life',
          }),
          text: line({ label: 'Text', hint: 'A few words.', max: 120 }).optional(),
          to: link({ label: 'Leads to' }),
          image: image({ label: 'Picture', hint: 'What one sees in the room.' }),
          place: choice(roomPlaces, {
            label: 'Where in the house',
            hint: 'upper and lower: the floors of the house. left and right: a building of its own beside it.',
            hintInForm: '',
            names: {
              upper: 'Upper floor',
              lower: 'Ground floor',
              left: 'Left of it',
              right: 'Right of it',
            },
          }).default('lower'),
        },
      ),
      {
        label: 'Rooms',
        hint: 'Two to ten, on each floor from the left.',
        min: 2,
        max: 10,
      },
    ),
  },
  onGround: () => true,
});
