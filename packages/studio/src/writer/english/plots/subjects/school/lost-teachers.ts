import { role, story } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour|grandfather|grandpa|grandmother|grandma";

/** Stories of lost teachers, silent trumpets, astronauts for fathers and allergies to water. */
export const lostTeachers = [
  story({
    says: [
      role("group", "class|children|pupils|kids|students|school class|scouts|friends|boys|girls"),
      /\b(?:los(?:es|t)|disappear\w*|vanish\w*|missing|gone|separated|alone|stranded|gets? lost|got lost|cut off)\b/i,
      role("teacher", "teacher|guide|leader|coach|scout leader|group leader|headmaster"),
      /\b(?:mountains?|hik(?:e|es|ing)|forest|woods|fog|mist|snow\w*|trip|excursion|outing|cave|moor|island|storm|blizzard)\b/i,
    ],
    unless: /\b(?:murder\w*|killer|horror|ghost|monster|bus (?:br[eo]\w+|driver)|alien|museum|city|car)\b/i,
    after: [
      "@mountain(group stand) “{Teacher}?” they called. The fog swallowed it. Everything was as white as milk. Sleeve to sleeve {thegroup} stood there. One of them began to count, and they all counted along. Nobody was missing except for {teacher}.",
      "@mountain(group talk) “Down!” said half of {thegroup}. “Up!” said the other half. The loudest already had one foot on a path that wasn't a path, and a stone rolled away beneath it. They listened. It fell for a long time. “We stay here,” said the smallest. “That was the rule: whoever is lost stays where they are.”",
      "+ @mountain(group eat) So they sat down in a ring, with all the rucksacks in the middle. There were nine rolls with cheese, a tin of peas with no opener, and thirteen jackets for fourteen. They took turns with the jacket that was missing. They sang, first something brave, then something silly. The fog dripped off their noses.",
      "@mountain(group look) And when they had sung all that they knew, and it was quiet, they heard it. It came from below, thin and from far off: a whistle. It was three short ones, and a pause. {Teacher} had a whistle. “But the rule,” said the smallest, “is for somebody who is lost. Perhaps it isn't us who are lost. Perhaps it's {teacher}.”",
      "@mountain(group stand) They knotted the sleeves of the jackets together. They made a rope from it, with a child at each knot, and the heaviest sat at the upper end, with both feet against a rock. Step by step the rope went down into the white. “Left!” called the foremost. “There's something red!”",
    ],
    end: [
      "@mountain(group carry, teacher sit) On a ledge no wider than a school bench sat {teacher}, with one foot that pointed the wrong way. “You shouldn't be here!” cried {teacher}. “You should stay where you are!” “We did,” said the smallest, “but you didn't.” They splinted the foot with two rulers and a scarf, and pulled.",
      "@mountain.golden(group walk, teacher walk) When {teacher} was at the top, the fog tore open, like a curtain. There lay the valley, with the church, and the bus as small as a bean. They went down in one long row, {thegroup} holding {teacher} under both arms, and the smallest walked in front, with the red rucksack, which reached to the back of the knees.",
      "+ @hospital(group stand, teacher sit) “I counted you all the time,” said {teacher} later, with a foot in plaster. “In my head, over and over.” “We counted you, too,” said {thegroup}. “You were always the one who was missing.” And one by one, with a thick pen, they wrote their names on the plaster. There was just room for all.",
      "@classroom(group write) The rope of jackets hangs in the classroom, under the ceiling, right across. A new rule has been added to the others on the wall. It is in the writing of {teacher}: Whoever is lost stays put. Whoever isn't sings loudly.",
    ],
  }),
  story({
    says: [
      /\b(?:orchestra|band|brass band|choir|marching band|school band)\b/i,
      /\b(?:only (?:has |had )?one|no one (?:who )?(?:can|could)|nobody (?:can|could|wants|wanted)|missing|needs?|needed|lacks?|lacked|(?:can't|cannot|couldn't) (?:read|play)|wrong (?:note|notes)|without|worst|terrible|out of tune)\b/i,
      /\b(?<thing>trumpet|tuba|drums?|triangle|violin|cello|flute|trombone|clarinet|horn|piano|bassoon|double bass|saxophone|oboe|harp|cymbals|instruments?|singer|note|notes)\b/i,
    ],
    unless: /\b(?:war|concentration|murder|ship|old (?:man|woman) .{0,20}conductor|deaf|famous conductor)\b/i,
    after: [
      "@hall(hero play) It had a dent and a smell of old pennies. Whoever tried the {thing} got a noise out of it, but it was the kind that makes cows look up. The concert was in five weeks, and the posters were printed already.",
      "@street(hero walk) They hung up notes. “Wanted: anyone for the {thing}. No questions asked.” The baker tried, and a man who could crow like a cock. At the end there was only one more name on the list, in pencil, and very small: Bo, who was nine, and who swept the hall after rehearsals.",
      "+ @hall(hero look) “Can you play it?” they asked. “No,” said Bo. “But I've heard you play for three years, when I was sweeping. I know what's missing.” They laughed a little. “And what is it?” Bo leaned on the broom. “You always rush at bar nineteen, because you're afraid of the loud bit. There should be somebody who is not afraid of it.”",
      "@cellar.night(hero play) So Bo was given the {thing}. Bo took it everywhere, under the blanket, into the cellar, out to the cows. The cows looked up, and then they went away. But after four weeks there came an evening when they stayed where they were. It was one note, no more than that. It was round and golden, and it stood above the meadow like a lamp.",
      "@theatre(hero play) “One note?” they cried, on the day of the concert. “There are two hundred!” The hall was full to the doors. The mayor's mother sat in the first row with an ear trumpet. It was going all right, until they came to bar eighteen. They felt it: they were starting to rush, as always.",
    ],
    end: [
      "@theatre(hero play) And at bar nineteen Bo stood up, very small behind the music stand, and gave them the note. It was the right one. It was so calm and so clear that nobody rushed. They played the loud bit, for the first time ever, as it was meant to be, and the lamps in the hall rang with it.",
      "@theatre(hero play) When it was over, there was a silence in which one could hear the rain. Then the mayor's mother put down her ear trumpet. “I heard that,” she said. “With my own ears.” They had to play it all again, and Bo had to stand on a chair. It was only one note. But they couldn't have done it without.",
      "+ @hall(hero talk) “How did you do it?” they asked Bo afterwards. “I didn't learn the two hundred,” said Bo. “There wasn't time. I asked myself which one you needed the most.” They looked into their notes, and each of them, secretly, put a ring round one of their own.",
      "@hall.dusk(hero play) Bo can play all the two hundred by now, and a few besides. The broom has been taken over by the cock-crower. But on summer evenings, when the windows of the hall stand open, there's one note that comes over the meadow, round and golden, and the cows look up and stay.",
    ],
  }),
  story({
    says: [
      /\b(?:in love|crush|likes?|liked|loves?|loved|admir\w*|heart (?:beats?|pound\w*)|ador\w+)\b/i,
      /\b(?:bus|tram|train|ferry|underground|metro|subway)\b/i,
      /\b(?:breaks? down|broke down|broken down|stuck|stops?|stopped|stranded|snow\w*|delay\w*|storm|strike)\b/i,
      role("love", "girl|boy|classmate|bus driver's daughter"),
    ],
    unless: /\b(?:husband|wife|years ago|divorc\w*|old (?:man|woman)|ghost|murder)\b/i,
    of: "young",
    after: [
      "@bus(hero look, love sit) For a whole year there had been three rows between them. {Hero} knew the green scarf, the key ring with the owl, and the way that {love} laughed at the radio. What {he} did not know was what one says first. And now there was a bang, and steam, and everything stood still.",
      "@bus(hero sit, love stand) “This may take a while,” said the driver, rolled up his sleeves, and vanished under the bonnet. {Hero} felt {his} heart up in {his} ears. “Good morning,” {he} practised without a sound. “Hello. Nice steam.” {He} could hear how silly it was.",
      "+ @street(hero stand, love stand) They all had to get out and wait by the roadside. It was windy. Nothing was there but a field, a sign and a goat. {Hero} came to be standing next to {love}, and it was not on purpose, or almost not. {Love} looked at the goat. {Hero} looked at the goat. Never had a goat been looked at so thoroughly.",
      "@street(hero look, love stand) “Do you think that goat over there knows us?” {hero} heard a voice ask. It was {his} own. “That goat?” asked {love}. “We go past here twice a day,” said {hero}, and now there was no stopping it. “It always stands on the left in the mornings. I thought perhaps it waits for us.” There was a silence of three seconds.",
      "@street(hero talk, love talk) “It's called Gustav,” said {love}. “I mean, that's what I call it. I thought I was the only one who had noticed.” They both went red. “And on Fridays,” said {hero}, “it has that bit of rope.” “Because on Fridays it gets out!” said {love}.",
    ],
    end: [
      "@street(hero sit, love sit) It took the driver two hours. To {hero} and {love} it was about five minutes. They sat down on their bags behind the sign, out of the wind, and shared an apple and the end of the green scarf. {Hero} told {lovehim} how {he} had practised saying hello, for ten months, in the bathroom.",
      "@bus(hero sit, love sit) “All aboard!” called the driver, black up to the elbows. {Hero} climbed in. {He} stood in the aisle and did not know where to go. Then {love} moved over to the window, took the bag from the seat beside it, and said, without looking up: “You'd better sit here. From here you can see Gustav.”",
      "+ @bus(hero look, love look) The motor coughed, and off they went. As they passed the field, the goat stood up, on the left, and looked after them, chewing, for as long as it could. {Love} waved. {Hero} waved, too. Behind them somebody whistled. “Nice steam,” said {hero} softly, and {love} had to laugh so much that the owl on the key ring danced.",
      "@bus(hero sit, love sit) There are still three rows between {hero's} old seat and the new one. The driver says that the bus has never run so well. Only on Fridays it sometimes has to stop, in the middle of the road, because somebody with a bit of rope is standing there. Then two people get out and take him home.",
    ],
  }),
  story({
    says: [
      /\b(?:says?|said|tells?|told|claim\w*|boast\w*|brag\w*|insist\w*)\b/i,
      /\b(?<parent>(?:his|her|their) (?:father|mother|dad|mum|mom|grandfather|grandmother|grandpa|grandma|uncle|aunt|brother|sister))\b/i,
      /\b(?:is|was|were|as) (?:secretly )?(?<job>an? (?:real |famous |former )?(?:astronaut|pirate|spy|king|queen|lion tamer|film star|superhero|inventor|pilot|wizard|witch|captain|explorer|secret agent|famous \w+|clown|magician|footballer|racing driver|stuntman|prince|mermaid))\b/i,
      /\b(?:lying|lies?|liar|believ\w*|true|truth|laugh\w*|prove[sd]?|made (?:it )?up)\b/i,
    ],
    unless:
      /\b(?:he (?:is|was) lying because|made (?:it )?up a|invent(?:s|ed) (?:a|an)|pretend\w*|dead|died|murder)\b/i,
    of: "young",
    after: [
      "@playground(hero stand) “Then prove it,” they said in the yard. {Hero} had nothing to prove it with. {He} only had what {he} knew. “It's true,” {he} said once more, and they held their tummies with laughter. “And mine is the Pope,” said a boy called Fabian. “I think of you at eight o'clock each evening,” {parent} had promised, and each evening {hero} stood at the window.",
      "+ @bedroom(hero read) In {hero's} room stood a box with postcards. They were short, and the stamps were from all over the place. “Much to do,” they said. But postcards can be written by anyone, and {he} left the box at home.",
      "+ @classroom(hero sit) It got worse. On the board somebody drew {parent} with a bucket on the head. At lunch nobody wanted to sit with a liar. “You only have to say that it isn't true,” said the girl at the next table, and she meant it kindly. “Then they'll stop.” {Hero} thought about it. It would have been so easy. “But it is true,” {he} said, and ate alone.",
      "@classroom(hero talk) Then the teacher wanted each of them to bring somebody on Friday, to speak about their work. “Well?” asked Fabian. “Is the famous guest coming?” {Hero} wrote a card that evening. {He} did not know if it would arrive. “Friday, at eight in the morning,” {he} wrote. “Please. Only this once.”",
      "@classroom(hero look) On Friday there was a baker, with rolls, and a lady from the bank. It was nearly eight. {Hero} looked at the door, and all the others looked at {hero}. It was eight, and then it was past eight. “What a surprise,” said Fabian. {Hero} laid {his} head on {his} arms so that they could not see {his} face.",
    ],
    end: [
      "@classroom(hero look) Then there was a crackle in the loudspeaker over the door, out of which normally came only the bell. “Hello?” said a voice, very far away, with a rushing sound behind it. “Is that the right class? I couldn't get there, they won't let me off before Tuesday. But they've put me through. I'm looking for my best friend. It's eight o'clock.”",
      "@classroom(hero talk) “I'm here!” cried {hero}. And then {parent} talked. It was told so simply, what such a day is like, what you eat there and what you're afraid of, that nobody thought of lies any more. At the end the voice asked, “Are there any questions?” All the hands went up. Fabian's hand was the last. “I've been an idiot,” he said towards the loudspeaker. “That isn't a question,” said the voice.",
      "+ @playground(hero talk) “Why didn't you show us the postcards?” Fabian asked in the yard. “Would you have believed them?” asked {hero}. Fabian scratched his neck. “No,” he said. “My father isn't the Pope, by the way. I don't really know what he does. He's never there.” {Hero} moved over on the wall, and Fabian sat down.",
      "@bedroom.dusk(hero look) At eight in the evening {hero} stands at the window. On some evenings the whole wall in front of the house is full of children, who have come along with a blanket and look up and wave, in all directions, since you never know.",
    ],
  }),
  story({
    says: [
      /\b(?:can(?:'t|not| not) swim|could(?:n't| not) swim|never learn\w* (?:to|how to) swim|non-?swimmer|can(?:'t|not| not) ride a bi(?:ke|cycle)|could(?:n't| not) ride a bi(?:ke|cycle))\b/i,
      /\b(?:allerg\w+|excuse|lie[sd]?|lying|tells?|told|pretend\w*|says?|said|hid(?:es|den|ing)?|ashamed|secret\w*|nobody (?:knows|knew|must)|no one (?:knows|knew)|embarrass\w*|admit\w*)\b/i,
      /\b(?:friends?|class\w*|others|everyone|everybody|all|school|kids|children|camp|boys|girls|gang|team|trip|party)\b/i,
    ],
    unless: /\b(?:drown\w*|shark|pirate|ship|grandmother learns|old (?:man|woman)|war)\b/i,
    may: [/\b(?<place>lake|sea|river|pool|swimming pool|beach|water park)\b/i, role("ally", ALLY)],
    of: "young",
    after: [
      "It was a good excuse, and it came out of {hero's} mouth so fast that {he} was surprised at it {himself}. “What happens then?” the others asked with big eyes. “I swell up,” said {hero}. “Everywhere?” “Everywhere.” They looked at {him} with respect. It was almost nice. Then {hero} thought of all the summers to come.",
      "+ @street(hero run) An excuse wants to be fed. It rained on the way to school, and {hero} had to run, and shriek at every drop. {He} had to drink {his} lemonade through a straw. “And how do you wash?” asked a girl. “With sand,” said {hero}. On Friday the others brought {him} a whole bag of it, as a present, and it had a ribbon.",
      [
        "+ @bedroom(hero talk, ally talk) Only {ally} did not say anything. {Ally} looked at {hero's} hair, which was wet from the shower, for rather a long time. “I was nine, when I learned it,” said {ally}, as if it had nothing to do with anything. “I told them I had a cold. For two years. Imagine, a cold for two years.” {Hero} looked at the ceiling.",
        "+ @bathroom(hero stand) In the evening {hero} sat in the bath, up to the chin, in secret. {He} liked water. That was the silly part of it. {He} liked it as long as there was a floor. {He} put {his} face in and counted. At five {his} heart got loud, and {he} came up and held on to the tap.",
      ],
      "@lake(hero sit) On Saturday {hero} sat on the bank with an umbrella, although the sun was shining. The others screamed and splashed. It looked wonderful. The smallest of them, a boy with a rubber duck, was playing at the edge. The duck drifted out. He went after it, one step, two steps, and then there was no third step. There was only a hand, and then there was the duck, alone.",
      "@lake(hero run) “Help!” yelled {hero}. The others were far out, and they laughed and waved back. {Hero} dropped the umbrella. There was a landing stage, and beside it hung a long pole with a hook. {He} ran into the water, up to {his} knees, to {his} tummy, to {his} chest. That was as far as the floor went. There {hero} stopped, with a hammering heart, and stretched out the pole.",
    ],
    end: [
      "@lake(hero carry) The small hand came up once more and grabbed hold. {Hero} leaned back and pulled, step by step, until there were two of them on the grass, coughing, with the duck. Then all the others were there. It was very quiet. They were looking at {hero}, who was dripping from head to foot. “You aren't swelling,” they said.",
      "@lake(hero talk) “No,” said {hero}. “I can't do it. That's all. I didn't know how to tell you.” {He} waited for the laughing. A girl sat down beside {him} and wrung out her plait. “I can't whistle,” she said. “And I'm afraid of moths,” said the biggest of the boys. “Even small ones.” The boy with the duck looked from one to the next. “I can't swim either,” he said. “Will you come and learn it with me?”",
      [
        "+ @pool(hero swim, ally stand) They both went, every Tuesday and Thursday, at the shallow end. {Ally} came too, and held a flat hand under {hero's} back, and one day it wasn't there any more, and {hero} noticed only after nine strokes. {He} was so startled that {he} swallowed half the water. “Did you swell?” called the boy with the duck.",
        "+ @pool(hero swim) They both went, every Tuesday and Thursday, to the shallow end. There was a hand under {hero's} back, and one day it wasn't there any more, and {hero} noticed only after nine strokes. {He} was so startled that {he} swallowed half the water. “Did you swell?” called the boy with the duck.",
      ],
      "@lake(hero swim) The next summer {hero} swims out to the others, slowly, with {his} chin held high. And when there is a moth in the tent, a quite small one, it's {hero} who carries it out.",
    ],
  }),
];
