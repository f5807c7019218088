import { backdrop, type CastMember, type ScenePicture, type Spot } from "../../vocabulary.ts";

const doing = {
  stand: "standing",
  walk: "walking",
  run: "running",
  sit: "sitting",
  sleep: "sleeping",
  talk: "talking",
  look: "looking around",
  fly: "flying through the air",
  climb: "climbing up",
  swim: "swimming",
  row: "rowing a boat",
  ride: "riding",
  read: "reading",
  write: "writing",
  cook: "cooking",
  eat: "eating",
  build: "building something",
  dig: "digging",
  plant: "planting something",
  carry: "carrying something",
  give: "giving something",
  take: "taking what is given",
  hug: "hugging",
  point: "pointing",
  play: "playing an instrument",
  dance: "dancing",
} as const;
const views = {
  wide: "A wide view",
  medium: "A medium view",
  close: "A close view",
  "over-the-shoulder": "A view over the shoulder",
} as const;
const lights = {
  day: "by day",
  dawn: "at dawn",
  dusk: "at dusk",
  golden: "in golden light",
  night: "at night",
  storm: "in a storm",
  magic: "in a magical light",
} as const;
const grounds = {
  forest: "in a forest",
  meadow: "in a meadow",
  mountain: "in the mountains",
  lake: "by a lake",
  sea: "by the sea",
  castle: "at a castle",
  village: "in a village",
  city: "in a city",
  space: "in outer space",
  desert: "in a desert",
  snow: "in the snow",
  room: "indoors",
  spaceship: "inside a spaceship",
  laboratory: "in a laboratory",
  underwater: "under water",
  cave: "in a cave",
  kitchen: "in a kitchen",
  classroom: "in a classroom",
  shop: "in a shop",
  train: "in a railway carriage",
  ship: "on the deck of a ship",
  hall: "in a large hall",
  market: "at a market",
  barn: "in a barn",
} as const;

const spotGrounds: Readonly<Record<Spot, string>> = {
  bedroom: "in a bedroom",
  bathroom: "in a bathroom",
  hospital: "in a hospital",
  study: "in an office",
  restaurant: "in a restaurant",
  library: "in a library",
  corridor: "in a corridor",
  lift: "in a lift",
  cellar: "in a cellar",
  attic: "in an attic",
  workshop: "in a workshop",
  theatre: "on the stage of a theatre",
  museum: "in a museum",
  church: "in a church",
  gym: "in a gym",
  bakery: "in a bakery",
  cafe: "in a café",
  station: "on the platform of a railway station",
  street: "in a street",
  roof: "on a flat roof",
  park: "in a park",
  pool: "at a swimming pool",
  island: "on the beach of an island",
  garden: "in a garden",
  playground: "on a playground",
  stadium: "on a sports field",
  graveyard: "in a graveyard",
  bus: "in a bus",
  farm: "on a farm",
  river: "by a river",
  harbour: "in a harbour",
};

/** The picture as an English sentence, whatever the story's language: image models read English best. */
export const promptOf = (picture: Omit<ScenePicture, "prompt">, cast: readonly CastMember[]): string => {
  const people = picture.cast.map(({ id, action, mood, holds }) => {
    const member = cast.find((each) => each.id === id);
    return member ? `${describe(member)} ${doingWith(action, holds)}, ${mood}` : "";
  });
  const weather = picture.weather === "clear" ? "" : `, with ${picture.weather} falling`;
  const props =
    picture.props.length > 0 ? `, with ${picture.props.map((prop) => prop.replaceAll("-", " ")).join(", ")}` : "";
  const many = picture.crowd === "battle" ? ", between two armies" : picture.crowd ? ", before a crowd" : "";
  const ground = picture.place === backdrop ? "" : grounds[picture.place];
  const where = ground && `, ${picture.spot ? spotGrounds[picture.spot] : ground}`;
  const who = people.filter((each) => each !== "").join("; ");
  return `${views[picture.shot]} of ${who || "the place"}${where} ${lights[picture.time]}${weather}${props}${many}; the mood is ${picture.mood}.`;
};

/** "building a raft", "walking with a lantern in the hand". */
const doingWith = (action: keyof typeof doing, holds: string | undefined): string => {
  if (!holds) return doing[action];
  const thing = `${/^[aeiou]/.test(holds) ? "an" : "a"} ${holds.replaceAll("-", " ")}`;
  const isWhat = doing[action].endsWith("something") && !TOOL.test(holds);
  return isWhat ? doing[action].replace("something", thing) : `${doing[action]} with ${thing} in the hand`;
};
const TOOL = /^(?:hammer|saw|axe|wrench|screwdriver|shovel|spade|rake|watering-can|bucket|paintbrush)$/;

const describe = ({ name, kind, traits, wears = [] }: CastMember): string => {
  const looks = [[...traits, kind.replaceAll("-", " ")].join(" "), ...wears].join(", ");
  const bare = name.replace(/^the /, "");
  return bare === "" || looks.includes(bare) ? `the ${looks}` : `${name} (${looks})`;
};
