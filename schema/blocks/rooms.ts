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
  description:
    'A house cut open: every room is a picture and a link. Put it below the hero of a page that leads to places.',
  fields: {
    title,
    intro,
    items: list(
      object(
        { label: 'Room', hint: 'A room.' },
        {
          title: line({
            label: 'Name',
            hint: 'What the room is called.',
            max: 60,
            example: 'Dorm Life',
          }),
          text: line({ label: 'Text', hint: 'A few words about it.', max: 120 }).optional(),
          to: link({ label: 'Leads to', hint: 'Where it leads.' }),
          image: image({ label: 'Picture', hint: 'What one sees in the room.' }),
          place: choice(roomPlaces, {
            label: 'Place',
            hint: 'upper and lower: the floors of the house. left and right: a building of its own beside it.',
          }).default('lower'),
        },
      ),
      {
        label: 'Rooms',
        hint: 'Two to ten rooms; on each floor from left to right.',
        min: 2,
        max: 10,
      },
    ),
  },
  onGround: () => true,
});
