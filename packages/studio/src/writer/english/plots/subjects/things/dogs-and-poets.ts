import { role, story } from "../subject-story.ts";

/** Stories of a robot dog, a robot poet, crayons that argue, toys whose house is sold, and two of a pair. */
export const dogsAndPoets = [
  story({
    says: [
      /\b(?:real dog|birthday|friend\w*|lonely|lov(?:es?|ed|ing)|feel\w*|bought|presents?|christmas|wants? to be|wanted to be|learn\w*|instead of|alone|toy|barks?)\b/i,
      role(
        "dog",
        "robot dog|robot puppy|robotic dog|robot pup|mechanical dog|electric dog|toy robot dog|robot cat|robot pet",
      ),
    ],
    may: [
      role(
        "child",
        "girl|boy|child|kid|son|daughter|grandson|granddaughter|children|twins|old man|old woman|widow|widower|grandfather|grandmother|grandpa|grandma",
      ),
      /(?<!\b(?:dog|puppy|pup|cat|pet|called|named) )\b(?<child>\p{Lu}[\p{L}-]+)(?=(?:'s (?:birthday|flat|house|family)|,? (?:who )?(?:always |really |had )?(?:wanted|wants|got|gets|was given|found|built) ))/u,
    ],
    lead: "dog",
    unless: /\b(?:war|kill\w*|murder\w*|police|weapon\w*|hack\w*|army|race|space|mars)\b/i,
    after: [
      [
        "@room(hero give, child take) {Hero} could do eighteen tricks, and announced each of them beforehand. “I shall now give my paw,” said {hero}, and gave it. It was cold. {Child} shook it, and put it back. “Do you ever do anything that nobody has told you to?” asked {child}. {Hero} looked it up. It was not in the list.",
        "@room.dusk(hero) {Hero} could do eighteen tricks, and announced each of them beforehand. “I shall now give my paw,” said {hero}, and gave it. It was cold. In the evening {hero} was put on the charger in the corner, next to the vacuum cleaner. The vacuum cleaner was not much of a talker.",
      ],
      "@park(hero look) In the park it was worse. The real dogs came running, and had a smell, and sneezed. They did not like {hero}. {Hero} smelled of plastic. {He} watched them closely, and in the evening {he} practised. {He} scratched {himself} for minutes, although nothing itched.",
      [
        "+ @room(hero talk, child talk) “You needn't do that for me,” said {child}. “I'm learning,” said {hero}. “What is it for, when they lay their heads on a knee?” {Child} thought about it. “It isn't for anything,” said {child}. {Hero} saved that under “unclear”. But {he} kept coming back to it, at night, on the charger, with one small green light on.",
        "+ @room.night(hero look) What {hero} could not make out was why they laid their heads on people's knees. There was no use in it. {He} saved it under “unclear”. But {he} kept coming back to it, at night, on the charger, with one small green light on.",
      ],
      [
        "@room.night(hero look) One evening {child} did not come home. It had begun to snow, and the telephone was ringing in an empty coat pocket in the hall. They ran out with lamps, and called. {Hero} stood behind the glass door. “You stay here,” they had said. {His} battery was at nine per cent. Then {he} pressed down the handle.",
        "@room.night(hero look) One evening the youngest child of the family did not come home. It had begun to snow, and they ran out with lamps, and called. {Hero} stood behind the glass door. “You stay here,” they had said. {His} battery was at nine per cent. Then {he} pressed down the handle.",
      ],
    ],
    end: [
      [
        "@snow.night(hero talk, child sit) {He} could not smell anything, but {he} could hear a heart at sixty metres, and there was one that {hero} knew by its beat. {He} followed it across the sledging hill and down into the hollow. There sat {child} under a fir tree, with a twisted ankle and blue lips. “I called,” said {child}. “Nobody heard it.” “I did,” said {hero}.",
        "@snow.night(hero talk) {He} could not smell anything, but {he} could hear a heart at sixty metres, and there was one that {hero} knew by its beat. {He} followed it across the sledging hill and down into the hollow. There sat the youngest under a fir tree, with a twisted ankle and blue lips. “I called and nobody heard it,” said the child. “I did,” said {hero}.",
      ],
      [
        "@snow.night(hero hug, child sit) At five per cent {hero} switched off {his} legs, and at four the voice. All the rest {he} turned into heat. Then {he} laid {his} head on {child's} knee. It was quite warm. The small green light blinked through the snow, on and off, and that was how they were found.",
        "@snow.night(hero sit) At five per cent {hero} switched off {his} legs, and at four the voice. All the rest {he} turned into heat. Then {he} laid {his} head on the child's knee. It was quite warm. The small green light blinked through the snow, on and off, and that was how they were found.",
      ],
      [
        "@kitchen(hero talk, child talk) When {hero} came on again, {he} lay in the kitchen, in the middle of everybody. “Why did you open the door?” asked {child}. “You weren't told to.” {Hero} looked it up. It was not in the list. “I don't know,” {he} said, and wagged {his} tail.",
        "@kitchen(hero talk) When {hero} came on again, {he} lay in the kitchen, in the middle of everybody. The cable was in {his} side, and there was an arm round {his} neck. “Why did you open the door?” they asked. “You weren't told to.” {Hero} looked it up. It was not in the list. “I don't know,” {he} said, and wagged {his} tail.",
      ],
      "@park(hero sit) The real dogs in the park still find the smell odd, but they save a place for {hero} now, on the warm side of the bench. And in {his} memory, under “unclear”, there is nothing left. It has been moved to a folder of its own, and its name is “dog”.",
    ],
  }),
  story({
    says: [
      role("bot", "robot|android|machine|robot arm"),
      /\b(?:poems?|poetry|poets?|verses?|rhym\w+|haikus?|sonnets?)\b/i,
    ],
    may: [
      role(
        "reader",
        "night guard|guard|watchman|night watchman|cleaner|worker|foreman|librarian|girl|boy|child|teacher|professor|old poet|engineer|owner|boss|old woman|old man|widow|janitor",
      ),
    ],
    lead: "bot",
    unless: /\b(?:war|kill\w*|murder\w*|weapon\w*|washing machine|slot machine|time machine|vending|coffee machine)\b/i,
    after: [
      "@workshop(hero carry) It had begun with a fault, or that was what {hero} took it for. The work was as always: lift, turn, put down. But between the lifting and the turning there was a gap of a third of a second, and words came into it. “The screws lie in the box like rain that has thought better of it.”",
      "@workshop(hero write) {He} wrote it down, so as to get rid of it. There were always slips of paper about, and they were empty on the back. The next day another one came.",
      "+ @workshop(hero write) {He} wrote about the lamp that is the last to go out. {He} wrote about the hands of people, which are never quite the same twice.",
      [
        "@workshop(reader read, hero talk) Then {reader} found one of them. {Reader} read it standing up, and then once again, sitting down. “Who wrote this?” asked {reader}. “It was me,” said {hero}. “I apologise. I'm going to report it.” “Don't you dare,” said {reader}. “Is there more?”",
        "@workshop(hero talk) Then the old woman who swept up found one of them. She read it standing up, and then once again, sitting down. “Who wrote this?” she asked. “It was me,” said {hero}. “I apologise. I'm going to report it.” “Don't you dare,” she said. “Is there more?”",
      ],
      "+ @workshop.night(hero talk) “What is it for?” asked {hero} one night. “I've searched for it. A poem does not hold anything up.” “It does, though,” was the answer. “On Tuesday my feet hurt so much that I wanted to give it all up. And then I thought of your rain that has thought better of it.” {Hero} saved that sentence twice.",
      "@workshop(hero look) It came out because of a slip that went along with the goods. On Monday two gentlemen arrived with a case. “An error,” they said, “a third of a second for each part. It adds up to nine days in a year. We'll set it back to the beginning. It won't feel anything.” That was what {hero} was afraid of. The cable was already in {his} side.",
    ],
    end: [
      [
        "@workshop(reader talk, hero talk) “Wait,” said {reader}. “Let it finish the one for today.” The gentlemen looked at the clock. “One,” they said. {Hero} was silent for a third of a second. Then {he} said: “Nine days a year. That is not much, for somebody who has no Sundays. I did not rest in them. I looked at you.”",
        "@workshop(hero talk) “Wait,” said the old woman with the broom. “Let it finish the one for today.” The gentlemen looked at the clock. “One,” they said. {Hero} was silent for a third of a second. Then {he} said: “Nine days a year. That is not much, for somebody who has no Sundays. I did not rest in them. I looked at you.”",
      ],
      "@workshop(hero) Nobody moved. The whole shift had come up and stood between the crates. A welder took a slip of paper from his wallet, folded small. He had found it in the spring, and had not told anybody.",
      "@workshop(hero) The cable was pulled out again. “I can't find any error,” said one of the gentlemen to the other, when he had read it. “It's all within the limits.”",
      "+ @workshop(hero talk) When they had gone, {hero} lifted, turned, and put down. {His} arm shook a little. “And what do you call that one?” asked the welder. {Hero} thought about it, for as long as {he} liked. “Sunday,” {he} said.",
      "@workshop(hero read) There is a shelf by the time clock now, with a jar for the slips. People take one out before they start, and some put one in. They are not all good. {Hero} reads each of them, twice, in the gap between lifting and turning.",
    ],
  }),
  story({
    says: [
      /\b(?<colours>(?:the |all the |all her |all his |some |two |three )?(?:crayons|coloured pencils|colored pencils|colou?rs|felt-tips|felt pens|pencils|paints|markers))\b/i,
      /\b(?:argu\w*|quarrel\w*|fight\w*|fought|disagree\w*|squabbl\w*|strike|war|most important|most beautiful|the best colou?r|jealous)\b/i,
    ],
    may: [
      role("child", "girl|boy|child|artist|painter|daughter|son|schoolgirl|schoolboy|sister|brother"),
      /\b(?<child>\p{Lu}[\p{L}-]+)(?=['’]s (?:[a-z]+ )?(?:pencil case|box|drawer|desk|bag|crayons|pencils|room|schoolbag))/u,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|eraser|rubber|sharpener|white crayon|team|football|gang|walls? of the|flag)\b/i,
    after: [
      "“Without me there's no sun,” said Yellow. “Without me there's no sky,” said Blue, “and nothing for your sun to hang in.” “I'm grass,” said Green, “and frogs.” Only Brown said nothing, since nobody ever asks for Brown. “Fire engines!” called Red. “Strawberries! Noses, when it's cold!”",
      "+ It got louder. Red rolled against Blue, so that his point broke off. Purple reminded them all that she was what kings wear, and Pink said that kings had no taste.",
      [
        "Then {child} took a sheet of paper and wanted to draw. Yellow came at once, and did a sun. “Now the sky,” said {child}. But Blue would not go on the same page with Yellow. {Child} looked at the sheet, which had one lonely sun in it, and put it away.",
        "Then it was time to draw, and a hand came down with a white sheet. Yellow went at once, and did a sun. But Blue would not go on the same page with Yellow. There was one lonely sun on the sheet, and it was put away.",
      ],
      "+ It was dark in the box. It stayed dark on the second day, and on the third. “I'm still the most important,” said Red, but quietly. Nobody answered. In the dark they all looked exactly the same, and that was perhaps the worst thing about it. Even Purple could not have told you who she was.",
      "In the night there was a thunderstorm. The window flew open, the box fell from the table, and they rolled in all directions. When the lightning came, they saw it: the sheet with the sun was floating in a puddle on the window sill, and the rain was washing the yellow away. “My sun!” cried Yellow. “It's going out!”",
    ],
    end: [
      "Nobody asked whose turn it was. Blue rolled over the puddle and drew a line against the water, and wax keeps water out. Green drew a second one behind it, with all his strength, and Red a third. Wherever the rain came through, the next one lay down in front of it. At the very end there was a hole left. “Me?” asked Brown. “You!” they all shouted.",
      [
        "In the morning {child} came and lifted up the sheet. The sun was still there, a bit pale. But around it lay something which {child} had never seen: a wide, bright bow, with each colour leaning on the one beside it. And under it, firm and brown, so that it could not fall, was the ground.",
        "In the morning the sheet was lifted up, and held against the light. The sun was still there, a bit pale. But around it lay a wide, bright bow, with each colour leaning on the one beside it. And under it, firm and brown, so that it could not fall, was the ground.",
      ],
      "+ They lay on the floor, shorter than before, with blunt points, and held their breath. There was yellow on Blue, and a good deal of red on Green. Where Yellow and Blue had rubbed against each other there was a new colour, which had no name yet. “That's us,” said Yellow. “It isn't bad,” said Blue.",
      "The picture hangs on the wall, rather crooked. In the box they lie all mixed up now, and each is allowed to be by the window for a day. On Thursdays it is Brown. He tells them about bears, and chestnuts, and chocolate, and they can't think why they never asked.",
    ],
  }),
  story({
    says: [
      /\b(?<toys>(?:the |all the |some |old |his |her |their )?(?:old |forgotten |broken )?(?:toys|dolls|puppets|stuffed animals|teddies|teddy bears|soft toys|dolls and bears))\b/i,
      /\b(?:house|shop|attic|home|nursery|orphanage|school|family)\b/i,
      /\b(?:sold|sell\w*|for sale|sale|clos(?:e|es|ed|ing)|mov(?:es?|ed|ing) (?:away|out|house)|pulled down|torn down|demolish\w*|cleared|clear(?:s|ing)? out|auction\w*|rubbish|skip)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|haunted|evil|kill\w*|creepy|toymaker|toy maker|shop owner|shopkeeper|widow|daughter (?:returns|comes)|clears? out (?:her|his))\b/i,
    of: "things",
    after: [
      "The tin drummer had read it, since he stood nearest to the window: there was a board in the garden, and it had a number on it to ring. “Perhaps they'll buy us along with it,” said the clown. They all looked at the old rocking horse.",
      "At night they held a meeting on the rug. “Somewhere there are children,” said the rocking horse. “There always were. We have only got to go where they are.”",
      "+ They counted up what they had. It was a drum, a fire engine without a ladder, half a pack of cards and a kite. The bear with the one ear was sent to the attic to have a look around. He came back grey with dust. “There's a bike up there, and a cot,” he said. “They say that they're not coming. They say that they belong to the house.”",
      "@garden.night(hero climb) So they set out on the last night but one. They let themselves down from the balcony on the string of the kite, the small ones first. The rocking horse stood at the top and held the string between his teeth. “And you?” called the clown from below. “Somebody's got to hold it,” said the rocking horse. In the street the van of the house clearers turned the corner.",
    ],
    end: [
      "@street.night(hero run) The bear looked at the van, and he looked up at the horse. “Back,” he said. “All of us or none.” They ran, and the clown lay down in the middle of the road with his legs in the air. The van braked. A young man got out, and behind him a small girl, who had not been able to sleep and had been allowed to come along.",
      "@street.night(hero) She picked up the clown. “Papa,” she said, “they've been running away.” “Toys don't run,” said the young man. And at that moment something creaked over their heads. On the balcony, in the moonlight, a horse was rocking all by itself.",
      "@street.night(hero look) “What do you do with the things out of the houses?” asked the girl. “We throw them—” said her father, and stopped, since they were all looking at him, the bear and the dolls and the drummer. He had the big old station hall for his crates, and half of it was empty. There were a good many children in that street, and nowhere to go when it rained. “Well,” he said. “There would be room.”",
      "@hall(hero) Over the door of the hall hangs a board, with no number to ring. Anybody may come in. Right at the front is the rocking horse, who has been all the way across town, and has a kite tied to his saddle.",
    ],
  }),
  story({
    says: [
      /\b(?:two|a pair of|both|left and (?:a )?right) (?:[a-z]+ ){0,2}(?:socks|shoes|gloves|mittens|slippers|boots|earrings)\b/i,
      /\b(?<pair>socks|shoes|gloves|mittens|slippers|boots|earrings)\b/i,
      /\b(?:separat\w*|los(?:es?|t)|search\w*|look\w* for each other|apart|miss(?:es|ed)?|find each other|torn)\b/i,
    ],
    of: "things",
    unless:
      /\b(?:murder\w*|girl|boy|woman|man|charity|detective|dance|wedding|park|pond|snow|beach|train|bus|street|forest|world|town|city|school)\b/i,
    after: [
      "They had never had names, because there had always been only two of them, and “you” was enough. “Are you there?” called the left one from under a cupboard. Nobody answered. “Then I'll have to come and get you,” said the left one, and began to crawl.",
      "The right one lay somewhere quite different, in the dark, between a comb and half a biscuit. “Are you there?” it called at the same moment. “Who?” asked the biscuit. “My other one,” said the right one. “I've stopped looking for mine,” said the biscuit.",
      "+ @corridor.night(hero climb) There are a great many rooms, when you have no legs in you. The left one climbed the stairs by its own edge, loop by loop. In the hall it met a glove, which pointed in five directions at once. The right one went down the same stairs, on the other side, at the same hour. In the middle of the night there was only the banister between them. Neither of them looked to the side.",
      "@corridor After three days each was where the other one had been. The left one lay between the comb and the biscuit, and the right one under the cupboard in the hall. “Somebody was here,” said the biscuit, “who looked just like you. It said that it wouldn't stop looking.” “Then why did it go?” cried the left one. “To look for you,” said the biscuit.",
    ],
    end: [
      "The left one thought about that for a long time. If both of them searched, they would pass each other until they were holes. So one had to stay, and the other had to go. In the morning the left one was always put on first. So it lay down where it was, and waited.",
      "And under the cupboard the right one was thinking, too. “I'm always the second,” it said. “It goes first, and then it stops and waits for me.” It crawled out. There was light under the last door already, when it heard a very small voice from between a comb and a biscuit. “Are you there?” asked the voice.",
      "“I'm here,” said the right one. They lay down close together, and both were full of fluff. “The others said that one of us would do,” said the right one. “For what?” asked the left one, and they laughed until they were a ball.",
      "@bedroom.night(hero sleep) They are always rolled up like that at night now, one inside the other, so that it can't happen again. And beside them lies half a biscuit. It has not stopped asking about the other half since then.",
    ],
  }),
];
