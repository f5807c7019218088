import { story } from "../subject-story.ts";
import { GRAND, who } from "./words.ts";

/** Stories of rafts, kites and go-karts that children build. */
export const raftsAndKites = [
  story({
    says: [
      /\b(?:buil[dt]s?|building|made|makes?|making)\b/i,
      /\b(?:raft|rowing boat|canoe|boat)\b/i,
      /\b(?:float\w*|drift\w*|swept|carried|sailed|broke loose) (?:away|off|down)|without (?:us|them|him|her|me)\b/i,
    ],
    of: "people",
    may: [who("ownold", GRAND)],
    after: [
      "@river(hero run) The raft did not look back. It went round the first bend with its flag in the air, as if it had been waiting all its life to get rid of its crew. “Stop!” shouted {hero}. The raft was the best that had ever been built on that bank, and no one had yet stood on it.",
      [
        "@river(hero run, ownold run) “After it!” said {ownold}, who had not run since the last century. They ran along the bank, over the fence, through the nettles, with one boot between them in the mud. At the mill the raft was ahead. At the bridge it was still ahead. {Ownold} held {ownoldhis} side and laughed so hard that they had to sit down.",
        "@river(hero run) There was nothing for it but to run: along the bank, over the fence, through the nettles, and one boot stayed in the mud. At the mill the raft was ahead. At the bridge it was still ahead, and it seemed to be enjoying itself. {Hero} had to sit down in the grass to get {his} breath back.",
      ],
      "@river(hero talk) “Has a raft come by here?” {hero} asked the angler under the willow. “With a flag,” said the angler. “It took my lunch along.” The washerwoman had lost a shirt to it. Two boys had thrown it their ball, to see whether it would throw it back. They all came along. It became quite a crowd.",
      "+ @river(hero look) In the reeds there was something with a flag. But it was a heron with a bit of cloth in its beak, and it was deeply offended. “Sorry,” said {hero}, and bowed, and the whole crowd bowed as well, one after the other.",
      "@river.golden(hero look) Behind the reeds the river opened, wide and slow and golden, and out in the middle the raft had stopped. It had run on a sandbank, far from any shore, and the sun was going down, and nobody had a boat. “That's that,” said the angler.",
    ],
    end: [
      [
        "@river.dusk(hero swim, ownold look) {Ownold} looked at the water and at the crowd. “How many belts have we got?” {ownoldhe} asked. They had nineteen belts, three scarves, a washing line and the angler's best rope, and together that was a good bit longer than the river was wide. {Hero} tied the end round {his} waist and waded in.",
        "@river.dusk(hero swim) {Hero} looked at the water, and then at the crowd. “How many belts have we got?” {he} asked. They had nineteen belts, three scarves, a washing line and the angler's best rope, and together that was a good bit longer than the river was wide. {Hero} tied the end to {himself} and waded in.",
      ],
      "@river.dusk(hero stand) The cold came up to the chin. But the sand held. {Hero} got one arm over a plank and pulled {himself} up, and there {he} stood on the deck at last, dripping, beside the lunch, the shirt and the ball. “All hands!” {he} called. “Pull!” And nineteen people without belts pulled, and held up their trousers.",
      "+ @river.night(hero sit, ownold sit) Everybody had one ride in the dark, there and back on the rope, with a lantern in front. The angler shared out his sandwiches. And the builders rode last and longest, with their feet in the water, and did not say a word, because it was exactly as they had imagined it.",
      "@river(hero look) The raft lies on a chain now, with a lock, and the key hangs round {hero's} neck. All the same, on windy nights it can be heard to pull. On its side stands the name that it was given that evening, in white paint: *Wait For Us*.",
    ],
  }),
  story({
    says: [
      /\b(?:buil[dt]s?|building|made|makes?|making)\b/i,
      /\b(?:raft|boat)\b/i,
      /\b(?:river|lake|sea|pond|creek|flood|cross\w*|island|stream|canal|sail\w*|water|visit)\b/i,
    ],
    unless:
      /\b(?:swans?|goose|geese|ducks?|sandwich\w*|cardboard|pond|park|escape|prison|war|shark|castaway|shipwreck\w*|refugee|float\w* away|drift\w*|fox|mouse|pirates?|paper boat|robot|goodbye|died|husband|wife)\b/i,
    of: "young",
    after: [
      "@river(hero build, mate) It took all week. Everything that floats had to be begged for from door to door: bottles, planks, the lid of a piano. {Hero} tied knots until {his} fingers were sore. When it was ready, it had a mast made from a broom, and a flag made from a pillowcase with ducks on it.",
      [
        "@river(hero, mate) “Will it hold?” asked {talker}. “There is only one way to find out,” said {hero}, and they pushed. The raft slid down the bank, dipped its nose like a cow that drinks, and came up again. It held. They took up their poles.",
        "@river(hero stand) Would it hold? There was only one way to find out, and {hero} pushed. The raft slid down the bank, dipped its nose like a cow that drinks, and came up again. It held. {Hero} took up the pole.",
      ],
      "@river(hero row, mate) The first stretch was easy. Ducks swam alongside and looked at the flag. On the bank an old man with a pipe took off his hat. “The middle is in a hurry!” he called. “Mind it!” {Hero} waved and did not quite listen, because the sun was so warm, and everything went so well.",
      "@river(hero look, mate) Then the pole no longer touched the ground. The water took hold of the raft and turned it, once, twice, and carried it sideways, the wrong way. A knot went. Bottles jumped out and bobbed off on their own. {Hero} looked at the bank on one side and on the other. Both were equally far away.",
      "+ @river(hero) Now {hero} was sorry about every knot that {he} had tied in a hurry. There had been one or two. “Hold together,” {he} said to the raft, “please, just this once,” and lay flat on the planks and held the corner with both arms, and the river ran up both sleeves.",
    ],
    end: [
      [
        "@river(hero, mate point) It was {talker} who thought of the pillowcase. “The wind!” {talker} called. “It blows across!” Together they pulled down the flag and tied it to the broom by all four corners. It hung there like washing. Then it filled, ducks and all, and became round, and the raft stopped turning and thought about it.",
        "@river(hero) Something slapped {him} in the face. It was the flag. The wind! It blew straight across. {Hero} pulled the pillowcase down and tied it to the broom by all four corners. It hung there like washing. Then it filled, ducks and all, and became round, and the raft stopped turning and thought about it.",
      ],
      "@river(hero, mate) Slowly, very slowly, it went out of the hurrying water and into the quiet. {Hero} lay on {his} stomach and steered with a piano lid. Behind them came a long line of bottles, like ducklings, and after those came the real ducks. And at last there was a bump, and it was the bump of the other side.",
      "+ @room(hero eat, mate) There they stood, wet through and without a single dry crumb, and were hugged all the same. There was hot soup, and the story had to be told three times. At the third time the waves were as high as houses, and nobody contradicted.",
      "@river(hero look, mate) The old man with the pipe brought the raft a present: a second pole, twice as long. It lies ready in the grass on the bank. And between two trees hangs a pillowcase with ducks on it, and each time when the wind comes across, it fills.",
    ],
  }),
  story({
    says: [
      /\bkites?\b/i,
      /\b(?:r[iu]p(?:s|ped|ping)?|t[eo]r[en]|torn|tears?|broke\w*|breaks?|break\w*|hole|ruin\w*|destroy\w*|snap\w*|poor|no money)\b/i,
      /\b(?:competition|festival|contest|fly|flies|flew|race|win|prize|day)\b/i,
    ],
    unless: /\b(?:flies off|flew off|blew away|war|sandwich)\b/i,
    of: "people",
    may: [who("owngoat", "goat|dog|puppy|cat|monkey|cow"), who("ownold", GRAND)],
    after: [
      [
        "@street(hero sit, owngoat) {Hero} sat on the step with the kite on {his} knees, and {theowngoat} sat at a safe distance and looked as if it had been somebody else. There was so little time left. “It was going to be the highest of all,” said {hero} to the street. {Theowngoat} hung {owngoathis} head, and a bit of string hung out of {owngoathis} mouth.",
        "@street(hero sit) {Hero} sat on the step with the kite on {his} knees, and what had been a bird in the morning was only paper and sticks. There was so little time left. “It was going to be the highest of all,” said {hero} to the street, and stroked the torn edge flat, and it sprang open again.",
      ],
      [
        "@street(ownold talk, hero sit) “A kite is not paper,” said {ownold}, and sat down as well. “A kite is the one who holds it. The rest can be mended.” And {ownoldhe} brought the big box in which nothing was ever thrown away: wrapping paper, a silk lining, a sleeve. {Hero} stopped sniffing and began to look through it.",
        "@street(hero talk) In the house there was no kite paper left, and no money for any. So {hero} went through the street, from door to door, and asked only this: “Have you got anything that is thin and strong?” And people looked. They came back with wrapping paper, with the lining of a coat, with half an umbrella.",
      ],
      "@room.night(hero build) The bits for the new kite were all of different colours. {Hero} cut and glued by the light of the lamp. A blue sleeve went next to a piece of wedding dress. In the end it looked like a whole street that had decided to fly.",
      "+ @bedroom.night(hero sit) The tail was made of what lay about: socks, nine of them, all single. “They'll laugh at it,” thought {hero}, when {he} lay in bed. And {he} was right. On the field stood kites like eagles and dragons, shining and smooth. “What's that?” called a boy with a golden one. “The laundry?”",
      "@meadow(hero run) Then it began. The kites went up, and the strings sang, and {hero} ran. The patched kite jumped, dived, scratched along the ground and jumped again. High above, the golden one was already as small as a coin. And the wind, which had been good all morning, grew stronger, and then much too strong.",
    ],
    end: [
      "@meadow(hero look) A dragon tore down the middle. An eagle lost a wing. One string after another snapped with a sound like a whip, and the smooth kites came down out of the sky, because there was nothing on them that could give way. But {hero's} kite was all seams. It bent at each of them, like a fish, and climbed.",
      "@meadow(hero look) {Hero} leaned back and let the string run until there was nothing left on the reel. The blue sleeve waved. “That's my umbrella up there!” shouted a woman, and another shouted: “That's my wedding dress!” And the boy with the golden kite came over with his broken string and held on to {hero}, so that {he} would not be carried off.",
      "+ @meadow.dusk(hero look) They both stood there till evening, when there was only the one kite left in all that sky. The prize was a drum of the best red string. {Hero} cut it up and gave a piece to each of them who had something of theirs up there.",
      [
        "@bedroom(hero look, owngoat) The kite hangs over {hero's} bed now, and on windy nights it rustles. One corner is missing. {Theowngoat} ate it on the very same day, and {owngoathe} has never looked sorrier, nor more pleased.",
        "@bedroom(hero look) The kite hangs over {hero's} bed now. When the window is open, all its colours rustle, each in its own voice, the sleeve, the dress. It sounds like a street on a Sunday.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:kite|balloon)\b/i,
      /\b(?:string|flies off|flew off|flew away|blew away|blown away|escap\w*|carried|follow\w*|chas\w*|tree|stuck|lost|loses)\b/i,
      /\b(?:hill|wind|sea|beach|follow\w*|chas\w*|tree|roof|field|park|back|get it|look\w*)\b/i,
    ],
    unless: /\b(?:hot[- ]air|festival|competition|contest|seller|war|biscuit)\b/i,
    of: "young",
    may: [who("ownpup", "dog|puppy|sister|brother|cousin|friend")],
    after: [
      "@meadow(hero run) “Come back!” called {hero}, but what has the wind under its stomach does not listen. It dipped over the hedge, as if it waved, and was off. {Hero} looked at the bare piece of string in {his} hand. Then {he} put it in {his} pocket and began to run.",
      [
        "@meadow(hero run, ownpup run) {Theownpup} was already ahead, with {ownpuphis} nose in the wind. They ran through a field of cabbages, and through a garden where a lady was hanging up sheets, in at one end and out at the other. “Sorry!” called {hero}. “That way!” called the lady, and pointed with a peg.",
        "@meadow(hero run) {He} ran through a field of cabbages, where the farmer took his pipe out of his mouth, and through a garden where a lady was hanging up sheets, in at one end and out at the other. “Sorry!” called {hero}. “That way!” called the lady, and pointed with a peg.",
      ],
      "+ @meadow(hero climb) Whenever {hero} came near, there was another gust. It sat on the roof of the chapel, till {hero} had found a ladder. It sat in the top of a pear tree, till {hero} was up there. Each time it let {him} come so close that {he} could have touched it with one finger, and then it was gone, over the next hill.",
      "+ @meadow(hero talk) On the third hill {hero} met a boy on a mule, who had a hat full of plums. “Does it belong to you?” he asked. “It doesn't seem to think so,” said {hero}. The boy considered this. “Our mule is the same,” he said, and gave {him} five plums for the road.",
      "@sea(hero look) And then there were no more hills. There was only the sea, and the wind blew straight out over it. {Hero} stood on the last stone, with sand in both shoes, and saw the small bright thing go out over the waves, lower, then higher, and lower still. The string in {hero's} pocket was suddenly very short.",
    ],
    end: [
      "@sea(hero look) But there was a fishing boat out there, on its way home. On deck stood a girl with a long boathook and a yellow coat. She looked up, and saw what was coming, and reached, and jumped. For a moment it looked as if she would fly away too. Then she had it by the tail.",
      "@harbour(hero talk) “Is this yours?” she called, when the boat bumped against the wall. Her name was Marit. She had never had one, she said, because on a boat everything has to be useful. {Hero} thought about that. “Finding it was useful,” {he} said, and took the end of string out of {his} pocket and tied it to hers with a proper knot.",
      [
        "@harbour.dusk(hero look, ownpup sit) They flew it together until the lamps were lit, from the wall, over the water. {Theownpup} lay between their feet and kept {ownpuphis} eyes on the knot. It pulled like ten mules, but now there were enough hands. When {hero} looked round, the boat's whole crew was sitting behind them, eating plums and looking up.",
        "@harbour.dusk(hero look) They flew it together until the lamps were lit, from the wall, over the water. It pulled like ten mules, but now there were four hands to hold it. When {hero} looked round, the boat's whole crew was sitting behind them on the ropes, looking up, with open mouths.",
      ],
      "@harbour(hero sleep) {Hero} rode home on the fish cart, asleep. And since then there are two lengths of string on that reel, a white one and a green one, and where they meet there is a fisherman's knot. It has never come undone.",
    ],
  }),
  story({
    says: [
      /\b(?:go-?kart|soap ?box|cart|sledge|sled|toboggan|skateboard)\b/i,
      /\b(?:rac(?:e|es|ing)|competition|contest|derby)\b/i,
      /\b(?:buil[dt]s?|wheel|homemade|home-made|broken|loose|old|scrap|hill|fix\w*|repair\w*|snow day|fastest)\b/i,
    ],
    unless: /\b(?:talk\w*|bossy|reindeer|dogs?|lawnmower|ice cream|police|thief)\b/i,
    of: "young",
    may: [
      who(
        "ownsis",
        "sister|brother|cousin|best friend|friend|grandpa|grandfather|grandad|grandmother|grandma|dad|father|uncle|aunt",
      ),
    ],
    after: [
      [
        "@workshop(hero look, ownsis build) “Give me a spanner, a spoon and some chewing gum,” said {ownsis}, and crept underneath. From below came hammering, and then a word that {hero} was not supposed to know. “What's the spoon for?” asked {hero}. “For the jam,” said {ownsis}. “I work better with jam.”",
        "@workshop.night(hero build) {Hero} lay underneath with a spanner, a spoon and a great deal of chewing gum. From below came hammering, and then a word that {hero} was not supposed to know. At midnight {he} came out with oil on {his} nose. It would hold. It would probably hold. It would hold as far as the bend.",
      ],
      "@street(hero talk) On the morning of the race the whole hill was lined with people. At the start stood Victor Crane, in a silver machine with his name on both sides, which his uncle had ordered from a catalogue. “Did you find yours on a rubbish heap?” he asked. “Yes,” said {hero}. “On three of them.”",
      "@street(hero ride) Then the flag came down. The silver machine shot off like a bullet. {Hero's} rattled like a drawer full of knives. But it rattled faster and faster, past the bakery, past the school, with the wind in {hero's} teeth. {Hero} leaned to the left, and it went left, and that was already more than {he} had hoped.",
      "+ @street(hero ride) On the steep part they overtook the twins with the bathtub, and then the boy with the wardrobe. “Mind the pigeons!” shouted {hero}. The pigeons minded. A lady at the roadside fed something to her baby, and the spoon stopped in the air, and the baby's head and the lady's head turned together from left to right.",
      "@street(hero ride) At the last bend, the sharp one, they were side by side, {hero} and Victor Crane. They looked at each other, and neither of them braked. And there it came: first a squeak, and then a wobble. Then {hero} saw something roll past which looked familiar. It was in front of {him}, and it was alone.",
    ],
    end: [
      [
        "@street(hero ride, ownsis run) “Lean!” screamed {ownsis} from the side of the road, running. “Lean to the other side! Like the bus!” And {hero} remembered how they had always sat in the bus, on the way home, when it took the corner by the church. {Hero} threw {himself} to the right, and hung over the edge, and the empty corner rose up into the air.",
        "@street(hero ride) There was no time to be frightened. {Hero} threw {himself} to the other side with {his} whole weight, and hung out over the edge, with {his} hair almost on the ground. The empty corner rose up into the air, and there it stayed. It wobbled, and it rattled, but it went.",
      ],
      "@street(hero ride) Victor Crane saw this, and forgot to steer. The silver machine went into the straw bales, and straw went up like a fountain. And {hero} came down to the finish in a cloud of sparks, lying sideways, just behind {his} own runaway part, which had won.",
      "+ @street(hero, ownsis) “First place: the part. Second place: the driver,” said the judge, who had never had a case like it, and hung the medal on both. The straw bales moved, and out came Victor, with a tuft behind each ear. He looked at {hero's} machine for a long time. “Could you show me how you build one?” he asked.",
      "@workshop(hero build, ownsis build) Now there are four of them underneath on Saturdays, and the jam has to be bought in buckets. The winner hangs on the wall over the workbench, with its medal round it, and gets a drop of oil on holidays.",
    ],
  }),
];
