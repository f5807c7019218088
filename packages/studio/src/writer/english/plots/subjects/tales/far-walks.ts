import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of animals who go a long way, and of those who go along. */
export const farWalks = [
  story({
    says: [
      /\b(?:see|saw|seen|sees|travel\w*|reach\w*|find|go|went|walk\w*|hear|swim|visit|trip|journey|way|set out|sets out)\b/i,
      /\b(?:to|the|at the|open|see) (?:sea|seaside|ocean|beach|coast)\b/i,
      /\b(?:wants?|wanted|dream\w*|long(?:s|ed)|never|wish\w*|set out|sets out|won|wins|decid\w*)\b/i,
    ],
    may: [alongside],
    of: "creatures",
    unless:
      /\b(?:whale|fish|octopus|turtle|mermaid|seal|dolphin|crab|drift\w*|too fast|ship|pirate|raft|penguin|hatch\w*|salmon|tram|bus)\b/i,
    after: [
      [
        "“How big is the sea?” asked {talker}. “Bigger than the pond,” said {hero}. “How much bigger?” {Hero} stretched out as far as {he} could, from nose to tail, and it was still not enough. “I only know that it never stops talking,” {he} said, “and that nobody has ever seen the other side.” So they packed a cheese and a blanket.",
        "All that {hero} knew about the sea came from a snail shell. If {he} held it to {his} ear, something roared in it. “That's the sea,” an old crow had told {him}. “It never stops talking, and nobody has ever seen the other side.” {Hero} packed a cheese and a blanket, put the shell on top, and closed the door.",
      ],
      [
        "@meadow(hero walk, mate walk) Behind the last field began the places for which they had no names. So they gave them some. {Hero} called a hill Too Steep, and {talker} called a wood Better Not. When one of them was tired, the other knew a song, and when both of them were tired, they sat back to back, and each looked out for the other.",
        "@meadow(hero walk) Behind the last field began the places for which {hero} had no names. So {he} gave them some. {He} called a hill Too Steep, and a wood Better Not. {He} asked everybody on the road. “The sea?” said a cow. “Never heard of it.” “Straight on,” said a toad, “but nobody comes back from there. It's too beautiful.”",
      ],
      "+ @lake(hero point) At the next pond {hero} cried: “There it is!” A duck swam on it and shook her head. At a lake {he} cried it once more. A fisherman laughed. {Hero} had never thought that there could be so much water that was not the sea. That night {he} had blisters on all {his} feet, and was ready to turn round.",
      "@desert.night(hero sleep) On the last evening came a mountain, and it was made of sand, and slid. Two steps up, one step down. Then it rained, and then it was dark. {Hero} lay there with {his} face in the sand. “I can't go on,” {he} said. “It doesn't exist. It's just a story.” And with that {he} fell asleep.",
    ],
    end: [
      [
        "@sea.dawn(hero look, mate look) “Wake up,” said {talker} in the morning. “It's talking.” There it was, behind the sand: a hush and a rush, and a hush. They crawled up the last bit side by side. And at the top nobody said anything at all. The whole world had been taken away there, and in its place lay something blue that breathed.",
        "@sea.dawn(hero look) In the morning {hero} {was} woken by somebody talking. There was a hush and a rush, and a hush. {He} crawled up the last bit on {his} stomach. And then {he} forgot to shut {his} mouth. The whole world had been taken away there, and in its place lay something blue that breathed.",
      ],
      "@sea.dawn(hero stand) {Hero} walked down very politely, and stopped where the wet began. “Good morning,” {he} said. “I've come from quite far away.” The sea came up to {him}, touched all {his} feet, one after the other, and drew back. It was cold. The blisters stopped hurting. “It knew where,” whispered {hero}.",
      [
        "+ @sea.golden(hero sit, mate sit) They built a castle. They let the waves chase them. {Talker} tasted the water and made a face like an old boot. In the evening they sat there in the blanket, back to back, until {hero} said: “Turn round. Here nobody has to look out.” And so they both looked the same way, until the sun was quite gone.",
        "+ @sea.golden(hero sit) {He} built a castle. {He} let the waves chase {him}. {He} tasted the water, and made a face like an old boot. In the evening {hero} sat there in the blanket and told the sea about Too Steep and Better Not. It answered each time, for such a long while that {he} never got to the end.",
      ],
      "@room(hero stand) Nobody comes back from there, they say, but {hero} did. On the shelf at home stands a shell, a real one, as big as a fist. Whoever wants to may hold it to an ear. It never stops talking.",
    ],
  }),
  story({
    says: [
      role("slow", "snail|tortoise|turtle|sloth|worm"),
      role("fast", "hare|rabbit|cheetah|horse|squirrel|grasshopper|greyhound|swallow|fox|dog|mouse"),
      /\b(?:friends?|together|travel\w*|journey|delivery|best|sea|moon|adventure|slow|fast)\b/i,
    ],
    unless:
      /\b(?:reads?|restaurant|kettle|dog show|birthday|hedgehog|race[sd]?|racing|challeng\w*|contest|school|lost)\b/i,
    after: [
      "@meadow(fast run, slow walk) {Fast} was at the corner already, and came back. {Slow} had got as far as the gatepost. “What have you been doing all this time?” asked {fast}. “I've been looking at a beetle,” said {slow}. “It had a green back.” {Fast} had seen no beetle. {Fast} had seen a road, and the road had been a stripe.",
      "@meadow(fast sit, slow walk) So it went on. {Fast} ran ahead, waited, ran back, and waited again, and was more tired by noon than ever in {fasthis} life. “You've walked it three times,” said {slow}. “You could have been there three times.” “But not with you,” said {fast}, and lay down flat in the dust.",
      "+ @meadow(fast walk, slow walk) They tried everything. {Slow} sat down on {fast's} back, shut both eyes, and was sick behind the first bend. {Fast} walked with {fasthis} legs tied together, and fell into a ditch. “One of us is wrong,” said {fast}. “I think we're both right,” said {slow}, from the ditch. “There are just two of us.”",
      "@river(fast sit) Then a river lay across the way. The bridge was gone. {Fast} took a run and jumped, as always, without looking. It was too wide. The water seized {fasthim}, turned {fasthim} over, and threw {fasthim} onto a stone in the very middle. There {fast} sat, wet and small, and all that speed was of no use.",
    ],
    end: [
      "@river(slow look, fast sit) “Stay where you are!” called {slow}. “Where should I go?” wailed {fast}. {Slow} looked at the river for a long time. And so {slowhe} saw what nobody sees who is in a hurry: under the brown water, from stone to stone, there was an old wall, and it did not move.",
      "@river(slow walk, fast walk) {Slow} came along it, one inch, and one more inch. The current pulled, but {slow} had never let go of anything in {slowhis} life. “Put your foot where I am,” said {slow}. “And now here. No, not yet. Now.” {Fast} had never walked so slowly. On the way {fasthe} saw three trout, a lost ring, and the sky, upside down.",
      "+ @river.dusk(fast stand, slow talk) When they were across, the sun was setting. From behind the hill came the smell of the place where they wanted to go. “Run ahead,” said {slow}. “You can still be there today.” {Fast} scratched {fasthis} ear. “No,” said {fast}. “I'd only have to tell you about it.” And {fast} held a leaf over both of them, because the dew was falling.",
      "@meadow(fast run, slow walk) They got there on a Wednesday. Nobody had ever needed so long for that road, and nobody had so much to tell about it. {Fast} still runs ahead sometimes. But {fasthe} always comes back with a question: “Have I missed a beetle?”",
    ],
  }),
  story({
    says: [
      /\b(?:found|finds?|discover\w*)\b/i,
      /\b(?:hat|scarf|glove|mitten|umbrella|shoe|boot|ring|watch|necklace|glasses|handbag|bracelet|locket)\b/i,
      /\b(?:give (?:it|them) back|gave (?:it|them) back|bring (?:it|them) (?:back|home)|brought (?:it|them) back|return\w*|owner|who lost|belong\w*|whose)\b/i,
    ],
    may: [
      alongside,
      /\b(?<lost>an? (?:[a-z]+ )?(?:hat|scarf|glove|mitten|umbrella|shoe|boot|ring|watch|necklace|handbag|bracelet|locket))\b/i,
    ],
    of: "creatures",
    unless:
      /\b(?:murder|police|detective|dragon|girl|boy|child|children|princess|prince|king|queen|giant|santa|grandmother|grandma|woman|man|farmer|family|fairy|witch)\b/i,
    after: [
      [
        "{Hero} walked round {thelost} three times. It smelled of somebody. It smelled of soap, of train, and a little of cinnamon. “Finders keepers,” screeched a gull. “Then somebody is standing somewhere without it,” said {hero}, “and is looking at the place where it used to be.” The gull had no answer to that.",
        "{Hero} walked round it three times. It smelled of somebody. It smelled of soap, of train, and a little of cinnamon. “Finders keepers,” screeched a gull. “Then somebody is standing somewhere without it,” said {hero}, “and is looking at the place where it used to be.” The gull had no answer to that.",
      ],
      [
        "{Hero} set out. “Have you lost something?” {he} asked everybody whom {he} met. It was a dangerous question. “My youth,” said a walrus, and told about it for two days. “My temper,” said a crab, “and I don't want it back.” {Talker} wrote it all down. Nobody had lost the right thing.",
        "{Hero} set out. “Have you lost something?” {he} asked everybody whom {he} met. It was a dangerous question. “My youth,” said a walrus, and told about it for two days. “My temper,” said a crab, “and I don't want it back.” Nobody had lost the right thing.",
      ],
      "+ When it rained, {hero} held it under {his} body, so that it stayed dry, and got wet {himself}. When it was cold, {he} did not use it. “It would only get used to me,” {he} said. At night {he} put it next to {him} with its face to the wind, so that it could smell if home was near.",
      "@street.dusk(hero sit) At last there was a town, with so many legs that {hero} got dizzy. All of them were in a hurry. {He} sat down under a lamp post, with the thing in front of {him}, so that it could be seen, and waited. It got dark. {Hero} {was} so tired that {he} smelled nothing any more.",
    ],
    end: [
      "@street.night(hero look) Then a pair of legs stopped. They belonged to an old man with a tray, who had been selling buns all day. “That's cinnamon,” thought {hero}. The man bent down. He took off his spectacles, and put them on again. “That can't be,” he said. “That was hers.”",
      "@street.night(hero sit) He sat down on the kerb beside {hero}, just like that. “My wife lost it from the ship,” he said, “on our last journey. How she laughed! I've looked for it on every beach, since then. It isn't worth anything.” He held it to his face. “You've kept it dry,” he said, and it was quite a while before he looked up.",
      "+ @street.night(hero eat) “Now I've got nothing to give you,” said the man. {Hero} shook {his} head. {He} had not come for that. But {his} stomach said something else, and rather loudly. The man began to laugh. He put the whole tray down between them. They ate every bun that was left, and the last one they shared.",
      "@street.night(hero walk) On the way home {hero} had nothing to carry, and walked as if {he} were carrying something all the same. A gull flew along for a bit. “Well?” it screeched. “What did you get for it?” {Hero} thought about it, as far as the next lamp post. “He has got it back,” {he} said.",
    ],
  }),
  story({
    says: [
      /\b(?:pig|cow|mouse|hen|chicken|goat|sheep|donkey|rooster|goose|duck|mole|fox|frog|horse|hedgehog|bear|squirrel|rabbit)s?\b/i,
      /\b(?:city|town|big city|flat|apartment|countryside|skyscraper|new york|paris|london|berlin)\b/i,
      /\b(?:mov(?:es?|ed)|wants? to live|wanted to live|tired of|leaves?|left|rents?|rented|cousin|visits?|visited|bored|dream\w*|took the train|takes the train)\b/i,
    ],
    may: [alongside],
    of: "creatures",
    unless: /\b(?:lost|mayor|elected|separated|found|stolen|parade|moon|snow|escaped)\b/i,
    after: [
      "@street(hero walk) Nothing was as it was at home. Here they had taken the grass and painted it on the walls. The stars hung so low that they could be switched off. {Hero} greeted the first person in the street, as is only proper, and then the second, and by the hundredth {he} had a sore throat, and nobody had said good morning.",
      [
        "@lift(hero stand) “You don't do that here,” said {talker}. “Here people look at their shoes.” So {hero} looked at shoes. {He} learned to walk fast without going anywhere. {He} learned how to use a lift, and rode in it up and down for a whole afternoon, because everybody in there stood so close together, just as in a stable.",
        "@lift(hero stand) “You don't do that here,” said the doorman. “Here people look at their shoes.” So {hero} looked at shoes. {He} learned to walk fast without going anywhere. {He} learned how to use a lift, and rode in it up and down for a whole afternoon, because everybody in there stood so close together, just as in a stable.",
      ],
      "+ There were wonderful things, too. There was a shop with forty sorts of cheese. There was a cinema, where {hero} cried aloud, and a fountain, where nobody was allowed to bathe, and where {he} bathed. But in the evening {he} lay behind a wall as thin as paper. {He} heard people on the left, and on the right, and they never spoke to each other.",
      "@corridor.night(hero look) One night the lights went out. It was the whole city. The lift stopped, the stoves went cold. Behind the doors {hero} heard steps to and fro, and a child who was crying, and nobody opened.",
    ],
    end: [
      "@corridor.night(hero stand) Dark was something that {hero} knew about. At home it was dark every night. {He} went out into the corridor and called, as people call across a yard: “Good evening! I'm {hero}, from number nine! Who has got a candle?” It was quiet. Then, quite far up, a door opened. “I've got two,” said a voice.",
      "@corridor.night(hero sit) “And I've got a gas ring,” said another. They felt their way down to {hero}, one after the other, with blankets and bread and half a cake. “So it's you who plays the trumpet!” “So that's your dog!” {Hero} put {himself} in the middle, because {he} {was} the warmest.",
      "+ @corridor.night(hero sit) When the lights came on again, everybody blinked. They were sitting in the corridor, thirty people, in their pyjamas. Somebody could have stood up. “Well,” said the old lady from the fifth floor, and looked round, and switched the light off again. They stayed until the candles had burned down.",
      "@street(hero look) The grass there is still only painted, and in summer {hero} went home for the hay. But every morning since that night, when the door of number nine opens, forty windows open, on the left and on the right, and they call it down before {he} can get a word out: “Good morning!”",
    ],
  }),
  story({
    says: [
      role("swimmer", "whale|humpback|dolphin|orca"),
      role("boat", "tugboat|boat|ship|ferry|fisherman|lighthouse keeper|sailor"),
      /\b(?:fog\w*|lost|mist|cr(?:y|ies|ied|ying))\b/i,
    ],
    unless: /\b(?:wife|widow|ghost|murder|pirate|piano|stranded|storm|beach|sings?|sang|song)\b/i,
    after: [
      "@sea.night The fog that night was so thick that the harbour had gone. There was only white, in front and behind. {Boat} stopped and listened. From everywhere came a long, thin sound. “That's a foghorn,” said all the others, and went to bed. But {boat} knew every foghorn on that coast, and none of them had ever been sad.",
      "@sea.night “Hello?” called {boat} into the white. It came once more, and there was a question in it. {Boat} went slowly past the red buoy and past the green one, out to where the others never went in such weather. Something dark lay on the water and breathed.",
      "@sea.night It was {swimmer}. An old net had wound itself around the tail, with weights on it, and the more {swimmerhe} had pulled, the tighter it had become. One eye looked up. “Hold still,” said {boat}. “This will take a moment.” It took until midnight.",
      "+ @sea.night They did not speak the same language. So {boat} talked about this and that, as people talk to a horse, about the price of herring and about the winter of the big ice. {Swimmer} did not understand a word of it. But the breath became more quiet, and the last knot came undone of its own accord.",
      "@sea.night {Swimmer} was free, and was gone without a splash. {Boat} turned round for home. And now there was no home. The fog had eaten the buoys, the red one and the green one. Left or right, it was all the same white, and somewhere in it, with wet black teeth, lay the Needles, on which many a keel had broken.",
    ],
    end: [
      "@sea.night Then something snorted, right ahead. A fountain went up, as high as a mast. {Swimmer} had come back, and lay across the way like a wall. “What do you want?” asked {boat}. {Swimmer} pushed, gently, with the whole forehead. Not there, said the push. This way. Behind the grey back the sea broke white upon the rocks.",
      "@harbour.night So they came home together: a fountain in front, and a small light behind it. When {swimmer} went left, {boat} went left, and when {swimmer} waited, {boat} waited. At last a bell rang, and it was the bell of the harbour.",
      "+ @harbour.dawn The fountain went up once more and was gone. “Who was that?” they asked. “Somebody with a sad voice,” said {boat}. “But it was better, in the end.” In the morning the sea was blue, as if it had never been anything else, and on the pier, cut up small, lay the old net.",
      "@sea.night Whenever the fog comes in now, and the others go to bed, two voices can be heard out there, a long, thin voice and a short, hoarse one. They talk about the price of herring, as far as anybody can tell.",
    ],
  }),
];
