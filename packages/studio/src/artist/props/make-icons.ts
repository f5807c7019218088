/**
 * Makes icons.json: the emoji art that stories need, out of the Noto set (Apache-2.0), with its numbers shortened.
 * Run it by hand when the list below changes: `npx tsx packages/studio/src/artist/props/make-icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const wanted = `
airplane amphora ant axe baby-chick backpack balloon banana
basket basketball bat beaver bed beetle bell bicycle bird birthday-cake black-cat blossom blowfish blue-book boar bone
books bottle-with-popping-cork bouquet bread broom bucket butterfly cactus camera camping candle candy canoe carrot castle cat chair cheese-wedge cherries cherry-blossom chestnut chicken christmas-tree church circus-tent cloud cloud-with-lightning cloud-with-rain high-voltage input-numbers motorway speech-balloon
coconut coin comet compass cookie coral cow crab crescent-moon cricket crocodile crown crystal-ball cupcake dagger
deciduous-tree diya-lamp dolphin donkey door dove dragon drum duck eagle ear-of-corn egg elf envelope
evergreen-tree fallen-leaf feather fire fireworks fish fishing-pole flamingo flute flying-saucer footprints fountain
four-leaf-clover frog full-moon gear gem-stone genie giraffe globe-showing-europe-africa glowing-star goat goblin
goose gorilla grapes green-apple guitar hammer harp hatching-chick hedgehog herb hibiscus high-speed-train hippopotamus
hole honey-pot honeybee hot-beverage hourglass-not-done house house-with-garden hut ice jack-o-lantern jar jellyfish kangaroo key kite
koala ladder lady-beetle lemon lizard llama lobster locked lollipop love-letter magic-wand magnet
magnifying-glass-tilted-left mango maple-leaf mermaid merman mirror money-bag monkey moose motor-boat
musical-note musical-notes mushroom nest-with-eggs octopus old-key open-book orca otter owl ox oyster paintbrush artist-palette palm-tree parrot party-popper paw-prints peach peacock pear pen pencil penguin phoenix pie pig pineapple pizza
polar-bear pot-of-food potted-plant puzzle-piece raccoon rainbow ram rat red-apple red-envelope
red-heart red-paper-lantern rhinoceros ring ringed-planet rock rocket rooster rose sailboat sauropod school scorpion scroll
seal seedling shark sheaf-of-rice shield ship shooting-star skis skull skunk sled sloth snail snake snow-capped-mountain
snowflake soccer-ball socks sparkles spider spider-web spiral-shell spouting-whale squid star strawberry sun sunflower swan crossed-swords t-rex teapot teddy-bear telescope tent
top-hat tornado tractor train treasure-chest trident-emblem troll trophy tropical-fish trumpet tulip turkey turtle two-hump-camel
umbrella unicorn vampire violin volcano water-wave watermelon whale wheel wind-chime window wolf wood world-map worm
wrapped-gift wrench yarn zebra ogre supervillain superhero ninja hamster microphone
toolbox seat glasses scarf dress droplet
abacus accordion airplane-arrival airplane-departure alembic anchor artist auto-rickshaw avocado baby baby-angel
baby-bottle bacon badger bagel baguette-bread balance-scale ballot-box-with-ballot banjo bathtub beans bear
bell-pepper bell-with-slash beverage-box billed-cap bison black-nib blueberries bookmark bookmark-tabs boomerang
bow-and-arrow bowl-with-spoon briefcase broccoli broken-chain brown-mushroom bubble-tea bubbles bug bullet-train
burrito butter camel canned-food carousel-horse carpentry-saw chains chipmunk chocolate-bar chopsticks clamp
clapper-board classical-building closed-book closed-umbrella clutch-bag coat cockroach cook cooked-rice cooking
couch-and-lamp crayon croissant cucumber cup-with-straw curry-rice custard cut-of-meat deer derelict-house dna dodo
dog doughnut dumpling e-mail eggplant elephant elevator elf empty-nest envelope-with-arrow fairy ferris-wheel ferry
file-cabinet film-frames fire-engine fire-extinguisher firefighter fireworks fish-cake-with-swirl flashlight flatbread
fly folding-hand-fan fork-and-knife fork-and-knife-with-plate fortune-cookie fountain-pen fox fried-shrimp garlic
ginger-root glass-of-milk gloves goggles gorilla graduation-cap green-book green-salad hair-pick hammer-and-pick
hammer-and-wrench handbag helicopter hiking-boot hook horse hot-pepper hourglass-done hyacinth ice-cream
incoming-envelope jeans judge keyboard kick-scooter kimono kitchen-knife kiwi-fruit lab-coat label laptop
leaf-fluttering-in-wind leafy-green ledger leopard light-bulb lime link lion lizard locked-with-key locked-with-pen
locomotive long-drum lotion-bottle lotus magnifying-glass-tilted-right mammoth maracas mate meat-on-bone mechanic
melon memo microscope military-helmet money-with-wings moon-cake mosquito motor-scooter motorcycle mouse mouse-trap
mrs-claus musical-keyboard musical-score necktie ninja notebook notebook-with-decorative-cover nut-and-bolt oil-drum
olive onion orange-book orangutan package page-facing-up page-with-curl pancakes panda parachute passenger-ship
pea-pod peanuts pick pill pilot playground-slide plunger popcorn postal-horn postbox potato poultry-leg pouring-liquid
prayer-beads pretzel purse rabbit racing-car radio rescue-workers-helmet rice-ball rice-cracker ring-buoy
roasted-sweet-potato rocket roller-coaster roller-skate rosette safety-pin safety-vest salt sandwich santa-claus sari
satellite satellite-antenna scissors screwdriver shallow-pan-of-food shaved-ice shortcake shorts shower shrimp singer
skateboard small-airplane snowman snowman-without-snow soap soft-ice-cream spaghetti speedboat spiral-notepad sponge
spoon steaming-bowl stethoscope stopwatch straight-ruler stuffed-flatbread sunglasses supervillain sushi t-shirt taco
takeout-box tangerine teacup-without-handle television test-tube thread tiger tomato toothbrush trackball
triangular-ruler umbrella-on-ground umbrella-with-rain-drops unlocked vampire videocassette waffle wastebasket watch
water-buffalo wedding white-cane white-flower wilted-flower wing zebra zombie `
  .split(/\s+/)
  .filter((slug) => slug && !slug.includes("?"));

interface IconSet {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}
const require = createRequire(import.meta.url);
// The package's own format.
const noto = JSON.parse(readFileSync(require.resolve("@iconify-json/noto/icons.json"), "utf8")) as IconSet;

/**
 * Cuts numbers to one decimal, which is less than a pixel at every size used. Not rounded: path data joins numbers
 * and flags ("011.5.33"), so no digit before the point may change.
 */
const shorten = (body: string): string => body.replace(/\.(\d)\d+/g, ".$1");
/** Icons with more characters are left out (the lizard has 172,000). */
const heaviest = 32_000;
/** resvg aborts the process on one of its gradients. */
const fatal = new Set(["package"]);
const kept: Record<string, string> = {};
for (const slug of [...new Set(wanted)].sort()) {
  const icon = noto.icons[slug] ?? noto.icons[noto.aliases?.[slug]?.parent ?? ""];
  if (!icon) console.warn(`Noto has no ${slug}`);
  else if (icon.body.length < heaviest && !fatal.has(slug)) kept[slug] = shorten(icon.body);
}
const text = `${JSON.stringify(kept, null, 2)}\n`;
writeFileSync(new URL("./icons.json", import.meta.url), text);
console.info(`${Object.keys(kept).length} icons, ${text.length} bytes`);
