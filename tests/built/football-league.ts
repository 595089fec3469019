import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { dump } from 'js-yaml';
import { cacheFolder } from '../../src/build/cache/cache-file.ts';
import { isoAfter } from '../../schema/repeated-days.ts';
import { seededRandom, type Random } from '../seeded-random.ts';

const fixture = 'tests/fixtures/football-league';

/**
 * Writes the site of the football league and returns its content folder: the pages of the fixture, with news until there
 * are 200, twelve galleries and forty documents, which differ too little to be kept as files. They are the same each time.
 */
export function footballLeague(): string {
  const site = path.join(cacheFolder, 'check', 'football-league');
  const made = new Map<string, string | Uint8Array>([
    ...filesIn(fixture).map((file) => [file, readFileSync(path.join(fixture, file))] as const),
    ...news(),
    ...galleries(),
    ...documents(),
  ]);
  for (const [file, content] of made) writeChanged(path.join(site, file), content);
  for (const file of filesIn(site)) if (!made.has(file)) rmSync(path.join(site, file));
  return path.join(site, 'content');
}

function filesIn(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
}

/** Leaves an unchanged file as it is: a build has nothing to do then. Other workers may read it at the same time. */
function writeChanged(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  try {
    if (readFileSync(file).equals(bytes)) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, file);
}

type MadeFile = readonly [file: string, content: string | Uint8Array];

const page = (file: string, values: object): MadeFile => [
  `content/pages/${file}.yaml`,
  dump(values, { lineWidth: -1, skipInvalid: true }),
];

/** Pictures of the fixture, with what they show. */
const pictures = {
  arco: 'Una arquera vuela hacia la pelota',
  banderin: 'El banderín amarillo del córner',
  botines: 'Dos botines negros sobre el césped',
  cancha: 'La cancha principal vista desde arriba, con el sol en el horizonte',
  copa: 'Una copa con dos cintas',
  hinchas: 'La hinchada, con banderas verdes y rojas',
  luces: 'Una cancha vacía de noche, bajo dos torres de luz',
  menores: 'Tres niños corren detrás de una pelota',
  pelota: 'Una pelota en el punto central de la cancha',
  red: 'La red de un arco con el sol detrás',
  silbato: 'El silbato de un árbitro',
  tarjetas: 'Una mano con la tarjeta amarilla y la roja',
};

type Picture = keyof typeof pictures;

const isPicture = (name: string): name is Picture => Object.hasOwn(pictures, name);
const allPictures = Object.keys(pictures).filter(isPicture);

const imageOf = (name: Picture) => ({
  src: `${name}.svg`,
  alt: pictures[name],
  focus: { x: 55, y: name === 'botines' ? 70 : 30 },
});

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'].concat(
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
);

const inWords = (day: string): string =>
  `${Number(day.slice(8))} de ${months[Number(day.slice(5, 7)) - 1]}`;

/** How many news the generator adds to those that the fixture has. */
const newsCount = 199;

const clubs = [
  'Estrella de Chacarilla',
  'Los Halcones',
  'Deportivo Rosa Toro',
  'Las Torres',
].concat(
  ['Sport Canadá', 'Defensor Limatambo', 'Real Guardia Civil', 'Unión Aviación'],
  ['Independiente Corpac', 'Juventud San Borja', 'Atlético Boulevard', 'San Luis FC'],
);

type Story = { title: string; tags: string[]; picture?: Picture; summary: string; text: string };

/** Stories of a day, in turns. */
const stories: readonly ((day: string, random: Random) => Story)[] = [
  (day, { next, several }) => {
    const [winner = '', loser = ''] = several(clubs, 2);
    const [more, fewer] = [2 + Math.floor(next() * 5), Math.floor(next() * 2)];
    return {
      title: `${winner} gana ${more} a ${fewer} el ${inWords(day)}`,
      tags: ['Campeonato'],
      picture: 'arco',
      summary: `${loser} aguantó un tiempo. Después llegaron ${more} goles y tres puntos.`,
      text: `${winner} ganó **${more} a ${fewer}** a ${loser}. El primer gol llegó en el segundo tiempo, de tiro libre.\n\nSe jugó con las luces encendidas desde las seis.`,
    };
  },
  (day, { several }) => {
    const [host = '', guest = ''] = several(clubs, 2);
    return {
      title: `${host} y ${guest} empatan el ${inWords(day)}`,
      tags: ['Campeonato'],
      summary: 'Dos arqueras, dos palos y ningún gol en noventa minutos.',
      text: `${host} y ${guest} se repartieron los puntos. La [tabla](/campeonato#tabla) se mueve poco.`,
    };
  },
  (day) => ({
    title: `Asamblea general el ${inWords(isoAfter(day, 9))}`,
    tags: ['Asamblea'],
    picture: 'red',
    summary: 'Se vota el presupuesto y la fecha del próximo campeonato.',
    text: 'La asamblea se reúne a las 7:00 p. m. en la sede. Cada club tiene un voto y puede llevar a dos personas.\n\n1. Acta anterior\n2. Presupuesto\n3. Calendario',
  }),
  (day, { several }) => ({
    title: `La posta juega a beneficio el ${inWords(isoAfter(day, 4))}`,
    tags: ['Solidaridad'],
    picture: 'hinchas',
    summary: 'La entrada es un paquete de pañales.',
    text: `Los veteranos de ${several(clubs, 1).join('')} juegan contra el personal de la posta. Después hay anticuchos y música.`,
  }),
  (day, { next }) => ({
    title: `Curso de árbitros: empieza el ${inWords(isoAfter(day, 12))}`,
    tags: ['Árbitros'],
    picture: 'tarjetas',
    summary: `Quedan ${5 + Math.floor(next() * 9)} vacantes. Seis sábados, con examen al final. No cuesta nada.`,
    text: 'Pueden asistir personas desde los 16 años. Quien aprueba dirige partidos de menores desde la fecha siguiente.',
  }),
  (day, { next }) => ({
    title: `La cancha ${1 + Math.floor(next() * 2)} abre otra vez el ${inWords(isoAfter(day, 7))}`,
    tags: ['Canchas'],
    picture: 'cancha',
    summary: 'Los partidos de esta semana pasan a la otra cancha.',
    text: 'La municipalidad resiembra el césped y cambia dos mallas.\n\nLos partidos programados se juegan en la otra cancha, **media hora más tarde**.',
  }),
  (day, { several }) => ({
    title: `Festival de menores el ${inWords(isoAfter(day, 6))}`,
    tags: ['Menores', 'Mujeres'],
    picture: 'menores',
    summary: 'Ocho equipos, partidos de veinte minutos y ningún resultado en la tabla.',
    text: `El festival es en la losa de ${several(clubs, 1).join('')}. Cada equipo juega tres partidos, y todos se llevan una medalla.`,
  }),
];

function news(): MadeFile[] {
  const random = seededRandom(1984);
  const authors = ['Julia Ramos', 'Óscar Medina', 'Rosa Quispe'];
  return Array.from({ length: newsCount }, (_, index) => {
    const day = isoAfter('2026-11-18', -7 * index);
    const story = stories[index % stories.length]?.(day, random);
    if (!story) throw new Error('There are no stories.');
    const { text, picture, ...values } = story;
    return page(`noticias/${slugOf(story.title)}-${day.slice(0, 4)}`, {
      ...values,
      date: day,
      authors: random.next() < 0.6 ? random.several(authors, 1) : undefined,
      // Each picture costs a card; the first lists show what these look like.
      picture: picture && index < 24 ? imageOf(picture) : undefined,
      blocks: [{ type: 'prose', text }],
    });
  });
}

const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/ +/g, '-');

const events = ['Fecha 14', 'Festival de menores', 'La primera noche con luces', 'Fecha 11'].concat(
  ['Asamblea de agosto', 'Final femenina', 'Curso de árbitros', 'Fecha 5', 'Aniversario 42'],
  ['Limpieza de la cancha 2', 'Partido de veteranos', 'Copa de verano'],
);

const galleries = (): MadeFile[] =>
  events.map((title, index) => {
    const day = isoAfter('2026-11-16', -25 * index);
    const first = allPictures[index % allPictures.length] ?? 'pelota';
    const others = allPictures.filter((name) => name !== first);
    const shown = [first, ...seededRandom(index + 1).several(others, 4 + (index % 8))];
    return page(`galerias/${slugOf(title)}`, {
      title,
      date: day,
      picture: imageOf(first),
      summary: `${shown.length} fotografías del ${inWords(day)}.`,
      blocks: [
        {
          type: 'gallery',
          look: index % 2 === 0 ? 'even' : 'justified',
          items: shown.map((name, at) => ({
            image: imageOf(name),
            caption: at % 3 === 0 ? 'Foto: Rosa Quispe' : undefined,
          })),
        },
      ],
    });
  });

const titles: Readonly<Record<string, string>> = {
  'reglamentos/bases-2026': 'Bases del campeonato 2026',
  'reglamentos/bases-2025': 'Bases del campeonato 2025',
  'reglamentos/bases-2024': 'Bases del campeonato 2024',
  'reglamentos/reglas-de-juego': 'Reglas de juego',
  'reglamentos/tribunal-de-disciplina': 'Reglamento del tribunal de disciplina',
  'reglamentos/uso-de-las-canchas': 'Uso de las canchas y los camarines',
  'formularios/lista-de-buena-fe': 'Lista de buena fe',
  'formularios/pase-de-jugador': 'Pase de jugador',
  'formularios/permiso-de-menores': 'Permiso para menores de edad',
  'formularios/reclamo': 'Reclamo ante el tribunal',
  'cuentas/presupuesto-2027': 'Presupuesto 2027',
  'ar/taalimat-2026': 'لائحة البطولة 2026',
};

/** The files that pages of the fixture link to, each with a title of its own, tags, a language and a day. */
function documents(): MadeFile[] {
  const texts = filesIn(fixture)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(fixture, file), 'utf8'));
  const names = new Set(
    texts.flatMap((text) => text.match(/files\/[\w/.-]+\.(?:pdf|docx|xlsx)/g) ?? []),
  );
  return Array.from(names, (name) => {
    const [, stem = '', ending] = /^files\/(.+)\.(\w+)$/.exec(name) ?? [];
    const [, kind, year, month] = /(acta|cuentas)-(\d+)-?(\d*)$/.exec(stem) ?? [];
    const title =
      kind === 'acta'
        ? `Acta de ${months[Number(month) - 1]} de ${year}`
        : (titles[stem] ?? `Estado de cuenta ${year}`);
    const day = kind === 'acta' ? `${year}-${month}-04` : `${year ?? '2026'}-03-01`;
    const about = { title, day, language: stem.startsWith('ar/') ? 'ar' : 'es-PE' };
    const pages = 1 + (title.length % 9);
    return [
      `content/${name}`,
      ending === 'pdf' ? pdf({ ...about, pages }) : office({ ...about, pages }),
    ];
  });
}

type About = { title: string; day: string; language: string; pages: number };

/** A tagged PDF with empty pages. */
function pdf({ title, day, language, pages }: About): string {
  const utf16 = Buffer.from(`\uFEFF${title}`, 'utf16le').swap16().toString('hex');
  const leaves = Array.from({ length: pages }, (_, index) => index + 5);
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot 4 0 R>>`,
    `<</Type/Pages/Count ${pages}/Kids[${leaves.map((leaf) => `${leaf} 0 R`).join(' ')}]>>`,
    `<</Title<${utf16}>/ModDate(D:${day.replaceAll('-', '')}120000Z)>>`,
    '<</Type/StructTreeRoot>>',
    ...leaves.map(() => '<</Type/Page/Parent 2 0 R/Resources<<>>/MediaBox[0 0 595 842]>>'),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}${table}trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** What Word and Excel say of a document, without its text. */
const office = ({ title, day, language, pages }: About): Uint8Array =>
  zipSync(
    {
      '[Content_Types].xml': strToU8('<Types/>'),
      'docProps/core.xml': strToU8(
        `<cp:coreProperties><dc:title>${title}</dc:title><dc:language>${language}</dc:language><dcterms:modified>${day}T12:00:00Z</dcterms:modified></cp:coreProperties>`,
      ),
      'docProps/app.xml': strToU8(`<Properties><Pages>${pages}</Pages></Properties>`),
    },
    { mtime: `${day}T12:00:00Z` },
  );
