import { story } from "../subject-story.ts";

/** Stories of islands, maps, storms, jungles and mountains. */
export const adventures = [
  story({
    says: [
      /\b(?:shipwreck\w*|castaway|stranded|wash\w* (?:up|ashore)|marooned|desert island|deserted island|uninhabited|robinson)\b/i,
      /\b(?:island|beach|shore|coast|sea|ocean|ship\w*|boat|coconut)\b/i,
    ],
    unless:
      /\b(?:dinosaur|whale|murder|space|polar bear|bottle|pirates?|lighthouse|turtle|dolphin|seal|penguin|monkey|ghosts?|plane|tribe|enemy|enemies|rivals?|classmates|school)\b/i,
    of: "people",
    after: [
      "@island(hero sit) {Hero} sat up, spat out a small crab, and counted what there was. There was sand. There was a palm tree with four coconuts. There was half a boat, one shoe and a tin with a picture of peas on it. “Well,” said {hero} to the crab. “Good morning.”",
      [
        "@island(hero talk, mate talk) Then there was a cough behind the palm. It was {talker}, with seaweed on both ears and the other shoe. They had never been so glad to see anyone, and did not show it. “You take the left half of the island,” said {talker}. “Who's going to want it?” said {hero}. By evening they had one fire, because there was only one match.",
        "@island(hero write) {Hero} drew up rules, because without rules you go mad. Mondays: washing. Tuesdays: a walk around the island, with a hat. On Sundays nobody had to work. The crab was made mayor. It took the office very seriously, and pinched whoever came too late.",
      ],
      "+ @island(hero build) With every day {he} got better at it. {Hero} learned to get a fire from two sticks and a great deal of bad language. {He} caught a fish, and let it go, because it looked at {him} like {his} uncle. {He} built a roof out of palm leaves, and it fell down. {He} built it again, and it rained in only on the one side.",
      "+ @island(hero look) In the evenings {he} walked to the end of the beach and looked. There was the line where the sea stops. Nothing ever came over it. {Hero} knew the line so well by now that {he} could have drawn it in {his} sleep. It was the straightest thing in the world.",
      "@island(hero run) Then, on an evening like any other, there was a dot on the line. It was a ship! {Hero} ran for the fire, but that afternoon it had rained, and there was nothing but wet ash. {He} shouted, {he} jumped, {he} waved {his} shirt. The ship went on by, slowly, as if it had all the time in the world.",
    ],
    end: [
      "@island.golden(hero stand) {Hero} looked around wildly. The sun was going down, low and red, right behind {him}. {He} snatched up the tin, which was scrubbed bright, and turned it to the light until it flashed. Short, short, short. Long, long, long. It was all that {he} remembered from school.",
      "@island(hero look) For a long moment there was nothing. Then, over on the ship, something blinked: short, short, long. {Hero} had no idea what that meant. But the dot got a chimney, and then a flag, and then people with arms, and all of the arms were waving.",
      [
        "@island(hero talk, mate stand) “How many are you?” called the sailor in the boat. “Two,” said {hero}. “And the mayor,” said {talker}, and looked around for the crab that lived beneath the roof. It had come down to the water to see them off. They both took off their shoes to it, all two of them.",
        "@island(hero stand) “How many are you?” called the sailor in the boat. {Hero} had to think. “One,” {he} said, “and the mayor.” It had come down to the water to see {him} off, and had both claws up. {Hero} left it the shoe as an official residence, and it moved in at once.",
      ],
      "@room.golden(hero stand) Back home it took {hero} a whole week to get used to a bed. On the shelf stood an old tin without a label, polished like a mirror. And on Mondays, when the sun was low, {hero} took it to the window and flashed out to sea, just in case. Short, short, short.",
    ],
  }),
  story({
    says: [
      /\b(?:treasure|(?:old|secret|pirate(?:'s)?|faded|hidden) map|buried gold|gold coins)\b/i,
      /\b(?:map|treasure map|searching|search(?:es|ed)?|look(?:s|ed|ing)? for|hunt\w*|finds?|found|follow\w*|digs?|dug|discover\w*|sets? out|set out)\b/i,
      /\b(?:kids?|child(?:ren)?|boys?|girls?|brother|sister|siblings|twins|cousins?|friends?|grandpa|grandfather|grandson|granddaughter|grandma|attic)\b/i,
    ],
    unless:
      /\b(?:swallow\w*|murder|bank|allerg\w*|garden(?:ers?)|whale|magic pencil|stamp|tattoo|knight|dog|museum|thieves|grave|mines?\b|(?:pirate (?:captain|ship|crew)|captain|islands?|ocean|jungle|library is|turns? out|turned out)\b)/i,
    of: "people",
    after: [
      "The map was drawn in brown ink on something that had once been a tablecloth. There was a tree on it with three tops, a rock like a sleeping pig, and a cross. On the back was written in big crooked letters: ONLY FOR THE BRAVE. And beneath it, smaller: take a sandwich.",
      [
        "@meadow(hero walk, mate point) “Three tops,” said {talker}, “that's the old oak by the river.” Of the three tops only two were left, but one lay in the nettles. From there they counted the steps, {hero} aloud and {talker} on the fingers, and they got to different numbers. So they went to the middle between the two.",
        "@meadow(hero walk) From the tree with three tops {hero} counted the steps, a hundred and twelve to the north. {He} had to do it twice, because on the first try a wasp came in between.",
      ],
      "+ @river(hero climb) The rock like a pig was in the middle of the brook. To get past it, {hero} had to crawl through under its belly, where it was dark and cold and something dripped. ONLY FOR THE BRAVE, thought {hero}. {He} did not feel brave at all. {He} felt wet. Then {he} lay down flat and crawled.",
      "+ @river(hero read) At the back of the rock there was a sentence in the stone, cut in with a knife and full of moss: “Well done. I was scared, too.” {Hero} read it twice, and suddenly had the feeling of not being alone on this journey.",
      "At the cross there was a hole already! It was fresh, and beside it leaned a spade. On the edge, with {his} legs dangling in it, sat an old man with earth on his hat, who was crying. “It's gone,” he said. “I buried it, sixty years ago. I drew that map so that somebody would find it for me.”",
    ],
    end: [
      "@meadow(hero walk) {Hero} sat down beside him and turned the map to and fro. “How tall were you then?” {he} asked. The old man held up a hand, about as high as the spade. “Then your steps were shorter!” said {hero}. They went back to the rock, and {hero} walked it once more, in the small steps of a child.",
      [
        "@meadow(hero dig, mate dig) The hundred and twelfth step ended in a blackberry bush. They dug in turns, {hero}, {talker} and the old man, and it was {talker} who hit something first. It went “clonk”. They pulled it up with six hands: a biscuit tin, rusted shut, with a lady on the lid.",
        "@meadow(hero dig) The hundred and twelfth step ended in a blackberry bush. They dug in turns, {hero} and the old man, until the spade hit something. It went “clonk”. They pulled it up: a biscuit tin, rusted shut, with a lady on the lid.",
      ],
      "@meadow(hero take) In it lay a catapult, a blue glass eye, nine marbles and a letter. The old man laughed until he had to blow his nose. “Dear finder,” it said, “this is the best that I have. If you have come so far, you are my friend, and we'll share it.” And so they did. {Hero} got the eye.",
      "Then {hero} hid the tin in a new place, with something new in it: the best thing that {he} had, and it was hard to part with. {Hero} drew a new map for it, too, and left it in a library book. On the back {he} wrote: ONLY FOR THE BRAVE. Take two sandwiches.",
    ],
  }),
  story({
    says: [
      /\bstorm\w*|hurricane|gale|huge waves?|typhoon|capsiz\w*/i,
      /\b(?:boat|ship|sea|sail\w*|fisher\w*|ferry|yacht|trawler|ocean|lifeboat)\b/i,
      /\b(?:caught|surviv\w*|alone|rescue\w*|saves?|saved|lost (?:at|in)|home|broken|trouble|gets? into|got into|sail\w*)\b/i,
    ],
    unless:
      /\b(?:signal\w*|birth|vet|pirates?|stranded on|island|disguis\w*|brainstorm|whale|mermaid|ghost|inn|wardrobe|murder|sandstorm|bride|wedding|moon|polar|lighthouse keeper|keeper|tent|snow ?storm|raft|barrels?|canoe|river|medicine|reindeer|promis\w*|ashes)\b/i,
    of: "people",
    after: [
      "+ @sea(hero look) It had been a quiet morning, too quiet. Then there was a black line on the horizon, and the gulls flew inland without a sound. “Sail down,” said {hero}. It was hardly down when the first gust came and laid the boat on its side like a hand that pushes over a cup.",
      [
        "@sea.storm(hero stand, mate carry) {Hero} held the tiller and {talker} bailed. “Fifty,” gasped {talker}, “fifty-one.” It was good to count. The waves came from everywhere now, grey and as high as houses. Once {hero} saw {talker} above {him}, and once below.",
        "@sea.storm(hero stand) {Hero} held the tiller with one hand and bailed with the other. The waves did not come one after the other any more, they came from everywhere, grey and as high as houses. {He} tied {himself} to the mast with a double knot, and talked to the boat as if it were a horse.",
      ],
      "@sea.storm(hero look) Then the engine gave up, with a sigh, and after that the lamp. It was so dark that there was no difference between above and below. {Hero} could only steer by the wind on {his} cheek. And the wind was turning. Somewhere out there were the rocks they call the Teeth.",
      "+ @sea.storm “I've done everything right,” thought {hero}, and was angry with the sea. {He} had looked at the glass and at the sky before {he} set out. It was a strange comfort, out there in the storm, to be angry. It kept {him} warm.",
      "@sea.storm(hero look) And then there was a light. It was tiny, and it was in the wrong place; there had never been a lighthouse there. It went out, and it came back. It swung in a circle. {Hero} stared until {his} eyes burned. A lantern! A small figure was standing behind it.",
    ],
    end: [
      "@sea.storm(hero stand) {Hero} put the tiller over and kept the light in front of {him}. To the left something roared, white and huge, and went past. It was the first of the Teeth. To the right there was another. Between them the light swung, round and round, and did not tire.",
      "@sea.night Behind the rocks the water was suddenly flat, as when a door is closed. The keel scraped on sand. On the beach stood the whole village, in oilskins and nightshirts, in a long row up to their chests in the water. In front of them all, high on a fish crate, stood a child with a lantern, and its arm had grown stiff.",
      [
        "“I heard the engine stop,” said the child. “And then I thought, they can't see anything.” {Hero} could not speak. {Talker} lifted the child down and could not, either. They had to carry the lantern with the arm on it, because the fingers would not open, all the way to the stove.",
        "“I heard the engine stop,” said the child. “And then I thought, nobody can see anything out there.” {Hero} could not speak. {He} lifted the child down and carried it to the stove, lantern and all, because the fingers would not open.",
      ],
      "@sea.dusk(hero stand) Now there is a proper lamp on that spot, on an iron post, which turns by itself. But whenever the gulls flew inland after that, {hero} got up on a fish crate beside it, and swung an old lantern, round and round, until the last of the boats was in.",
    ],
  }),
  story({
    says: [
      /\b(?:jungle|rain ?forest|wilderness|(?:plane|helicopter|aircraft) crash\w*|crash\w* in the|taiga|amazon|lost in the (?:woods|forest|mountains|snow|wild)|snow ?storm|blizzard)\b/i,
      /\b(?:surviv\w*|lost|alone|stranded|way (?:home|out|back)|rescue\w*|trapped)\b/i,
    ],
    unless:
      /\b(?:rescuer|ex husband|school group|volcano|wild (?:horses|rice)|alien|space\w*|school bus|desert|car crash|computer|murder|airport|christmas|time|wolf pup|hamster|phone|snowed in|polar bear|station|elephant|snow ?plough|wedding|train|crash lands|love|bus\b|(?:wol(?:f|ves)|bears?|fox|dogs?|husky|lynx|tiger|(?:leads?|led) (?:him|her|them)|rescues? an?|rescued an?)\b)/i,
    of: "people",
    after: [
      "+ @forest.night(hero sit) The first night was the longest. Things creaked that had no name. {Hero} sat with {his} back against a tree and held a stick, and knew quite well that it was only a stick. In {his} bag there was a bar of chocolate, a bottle, and a ticket for something that would now take place without {him}.",
      [
        "@forest.night(hero sit, mate talk) “Don't go to sleep,” said {talker}. “Tell me the way from your front door to the baker's.” {Hero} told it, step by step, with every gatepost. Then {talker} told of {talker}'s own. They went home like that, over and over, with closed eyes, until it got light.",
        "@forest.night(hero sit) To stay awake, {hero} walked home in {his} head: out of the station, past the baker's, up the four steps. {He} touched each gatepost. When {he} had come to the door, {he} turned round and began again from the front, more slowly. And at some point it had become light.",
      ],
      "@river(hero walk) {He} remembered one sentence, from a book or from a grandmother: follow the water. Where water goes, people are. So {hero} went along a stream no wider than a hand. It went under roots and through thorns, and so did {he}. By evening {his} shoes were in rags, and the stream was as wide as a table.",
      "+ @river(hero eat) {He} ate a square of chocolate in the morning and one at night, and made a feast out of it, with a leaf for a plate. Once, on the other side of the water, an animal stood and looked at {him}, big and quiet. {Hero} said, “Good evening.” It drank, and let {him} drink as well.",
      "@river(hero look) On the fourth day the stream fell over a cliff. It fell a long way, into white mist, and there was no path down. The water had simply gone on without {him}. {He} turned on {his} back to look at the sky for a bit. There was something up there in the branch.",
    ],
    end: [
      "@forest(hero climb) It was a rope. It was old and grey, but somebody had tied it there with a proper knot, and where somebody has tied a knot, somebody has stood. It led over the edge. {Hero} tested it with one hand and then with all {he} had. Halfway down it began to sing, thread by thread.",
      "@forest(hero sit) It broke when {he} had no more than the height of a table to fall. {Hero} sat at the bottom in the moss, with the end in {his} hand, and laughed until it echoed. And something answered the echo: a dog. After the dog came a man with a basket of mushrooms, who looked from the rope to {hero} and took off his cap.",
      "@forest(hero take) “That's my father's knot,” said the man. “He hung it up there for anyone who might come down the stream. We always told him that nobody would ever come that way.” He gave {him} his own bread, and then his jacket. It was half an hour to the village.",
      "@forest(hero stand) In bed, for company, {hero} still walked the way home in {his} head, many a night. But in the spring {he} went out there once more, with a new rope over {his} shoulder. {He} tied it to the branch, with the same knot, and pulled it tight, for anyone who might come.",
    ],
  }),
  story({
    says: [
      /\b(?:mountains?|summit|peak|everest|alps|himalayas?|andes|glacier|sherpa)\b/i,
      /\b(?:climb\w*|summit|expedition|reach\w* the (?:top|summit|peak)|sherpa|rope\w*|crevasse)\b/i,
    ],
    unless:
      /\b(?:with (?:her|his|their) (?:[a-z]+ )?(?:father|mother|dad|mum|son|daughter|brother|sister|grand\w+|dog|wife|husband)|although|heart|whistl\w*|sofa|fridge|skis?|ski|footprints|goat|cave|school|affair|divorce|motorcycle|crane|rescuer|surveyors?|drill|hermit|yeti|plant|dragon|cloud|snail|penguin|whistle|polar bear|tooth|echo|llama|violin|frying|hunt|cow|princess|pig|station near|lover|killed|died|dead|ashes|ship|spirits?|giant|healer|village|witch\w*|god|frozen|spaceship|sea|glasses|calf|reindeer|whole house|looks? for|looked for|looking for|search\w*|stairs|tree|wall)\b/i,
    of: "people",
    after: [
      "@mountain(hero climb) At that height you can hear your own heart, and everything else is wind. {Hero} counted: ten steps, rest, ten steps, rest. Above stood the peak, so near and so white that {he} could have touched it with a finger.",
      [
        "@mountain(hero climb, mate climb) “Turn round at two,” {talker} had said in the tent, “no matter where we are.” They had shaken hands on it. It was half past one. Neither of them said anything. The rope between them was frozen as hard as a stick, and when {hero} went faster, {talker} felt it, and went faster as well.",
        "@mountain(hero climb) “Turn round at two,” the old guide had said in the last hut, “no matter where you are. The mountain stays. You don't.” {Hero} had nodded, as everybody nods. Now it was half past one, and the watch on {his} wrist weighed more than the pack.",
      ],
      "@mountain(hero look) Then {he} saw the glove. It was red and it lay in the snow, a bit off the track, and it moved. Someone was sitting there, half blown over, with ice in his beard. {Hero} knew that jacket. It was Brandt, who had overtaken them at dawn without a word, and whose photograph was in all the papers.",
      "+ @mountain “Go on,” said Brandt. His lips hardly moved. “It's my own fault. You've got half an hour. I'd go on.” That was the worst of it. {Hero} knew that it was true: the other one would have gone on. And the peak stood up there in the sun, and it was not going to hold it against anybody.",
      "@mountain(hero look) {Hero} looked up. All those years, the mornings before work, the money, the map above the bed. {He} would not come here again. {He} allowed {himself} to look for as long as ten breaths, and tried to see everything: the flag of snow, the last step, the blue behind it. Then {he} turned round.",
    ],
    end: [
      "@mountain.night(hero carry) The way down took the whole night. {Hero} pulled Brandt's arm over {his} shoulder, and when he fell asleep, {he} shouted at him, and when he wept, {he} told him bad jokes. At the third hour Brandt laughed at one. “You should have gone up,” he mumbled. “Shut up and lift your foot,” said {hero}.",
      [
        "@mountain.dawn(mate climb, hero walk) {Talker} went ahead with the lamp and cut the steps, each one as careful as a chair. Toward morning they saw the lights of the hut. The old guide stood at the door with a pan in his hand, which he had beaten all night long so that they would find the way.",
        "@mountain.dawn(hero walk) Toward morning {he} heard a noise, thin and tinny, again and again. It was the old guide. He stood at the door of the hut and beat a pan with a spoon. He had done it all night long, so that whoever was out there would find the way.",
      ],
      "+ @room(hero sit) “So how far did you get?” he asked, when they all sat around the stove with their feet in warm water. “A hundred metres below,” said {hero}. The old man counted the feet. “No,” he said. “Everybody's here. That's the summit. The rest is only a view.”",
      "@bedroom(hero look) Brandt lost two toes and never climbed again. In the spring a parcel came, with a photograph that he had got from somebody: the peak, close up, in the evening light. On the back he had written one of {hero's} jokes, and got it wrong. {Hero} hung it above {his} bed, where the map had been, and laughed.",
    ],
  }),
];
