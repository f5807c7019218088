import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of new babies, of illness and of parents who live apart. */
export const families = [
  story({
    says: [
      /\b(?:baby|new (?:brother|sister|sibling)|(?:brother|sister) (?:was|is) born)\b/i,
      /\b(?:pack(?:s|ed)?|suitcase|mov(?:es?|ed) (?:out|in)|doghouse|kennel|run(?:s|ning)? away|ran away)\b/i,
    ],
    unless:
      /\b(?:(?:was|is|were|been) born|grand\w+|aunt|uncle|cr(?:y|ies|ied|ying)|post(?:s|ed)?|school|murder|adopt\w*|stork|animal|dragon|robot|doll|penguin|market|cake|ghost)\b/i,
    of: "young",
    after: [
      "@street(hero carry) {Hero} had thought it all through. There was one lap in the house, and it would be taken. There was one story at bedtime, and it would be about somebody else. “You won't even notice,” said {hero} to the front door, which was the only one that listened, and pulled the case over the step.",
      "@street(hero talk) In the case were a torch, one slipper, half a loaf and the good cushion. Mrs Finch from next door looked over her hedge. “Off on a journey?” she asked. “For good,” said {hero}. “Ah,” said Mrs Finch. “Have you left an address, in case there's pudding?”",
      "@garden(hero eat) The first hour of the new life was very fine. Nobody said that you had to wash. {Hero} ate the half loaf, and arranged the cushion, and it was a bit narrow, and it smelled of wet fur. A beetle walked by. “This is mine,” {hero} told the beetle. “You may stay. But only you.”",
      "+ @garden(hero look) After that it began to drizzle. Through the lit window {hero} could see the kitchen. Somebody laid the table. There were four plates, then three, then four again, as if whoever was laying it could not decide. {Hero} counted them twice and did not know which of the numbers was worse.",
      "@garden.dawn(hero sit) Then the door flew open, and everything went very fast: coats, keys, a bag that had been ready for weeks. “It's coming!” And when {hero} woke up, in the grey of the morning, under the good cushion, the house was quiet, and Mrs Finch was sitting on an upturned bucket in front of {him}, in her dressing gown. “It's here,” she said.",
    ],
    end: [
      "@room(hero sit) The baby lay in a basket, and it was red, and it screamed. They had tried everything, the bottle, the song, the walk up and down. Nobody asked {hero} about the suitcase. They only made room, on the sofa. “It doesn't like us,” said Dad.",
      "@room(hero talk) {Hero} leaned over the basket. “You've got it easy,” {he} said sternly. “You were only just unpacked. Some people have been sleeping outside.” And the baby stopped. It opened two dark eyes. A hand came out, no bigger than a walnut, and took hold of {hero's} finger, and that was that.",
      "+ @room(hero sit) “How did you do it?” asked Dad. {Hero} could not have told him. {Hero} stayed where {he} was for a whole hour, because the baby needed the finger. Mum fell asleep on the one side of {him} and Dad on the other, so that in the end all the laps were free.",
      "@room(hero look) The suitcase was put under the basket, with the torch in it and the good cushion on top. It has been packed again. There are two slippers in it now, a big one and a very small one, in case they should ever both want to leave.",
    ],
  }),
  story({
    says: [
      /\b(?:baby (?:brother|sister|sibling)|new baby|newborn|little (?:brother|sister) (?:is|was) born|new (?:brother|sister|sibling))\b/i,
      /\b(?:jealous\w*|cr(?:y|ies|ied|ying)|scream\w*|no time|attention|angry|hates?|hated|not like|laugh\w*|smil\w*)\b/i,
    ],
    unless:
      /\b(?:post(?:s|ed)?|posting|parcel|sen[dt]s?|sells?|sold|swap\w*|return\w*|(?:give|gives|gave) (?:\S+ )?(?:back|away)|moves? out|moved out|pack(?:s|ed)|letter|planet|school|murder|cake|lost|hospital|adopt\w*|alien|dragon|market|stole\w*)\b/i,
    of: "young",
    after: [
      "@kitchen(hero stand) The baby was about as big as a loaf, but it filled the whole house. It had the kitchen with its bottles and the bathroom with its washing. And when {hero} wanted to tell about something important, everybody put a finger on their lips: “Shh. It's asleep.”",
      "@room(hero build) But the baby never was asleep when it should be. At night it howled like a siren, in the day like a saw. “What does it want?” asked {hero}. “If only we knew,” said Dad, who had put on two different shoes. {Hero} went away and built a tower, and knocked it over again, and nobody said: what a tower.",
      "@kitchen(hero sit) So {hero} became small. {He} crawled under the table. {He} talked like this: ga, ga. “But you're the big one,” they told {him}, and laughed, and it was not a nice laugh, only a tired one. Being the big one did not come with anything, as far as {hero} could see.",
      "+ @room(hero read) On the shelf stood the album, and {hero} pulled it out. There was somebody on each page, red and bald, with an open mouth. “That's the baby,” said {hero}. “How ugly it is.” Then {he} saw what was written underneath. It was {hero's} own name.",
      "@kitchen(hero carry) On Friday it was worse than ever. Dad sang, and the neighbours knocked on the wall. Then the telephone rang, the milk boiled over, and the doorbell went, all of it at once. “Hold it,” said Mum, “only for a second,” and {hero} had the baby on {his} arm, and it was hot, and it shook.",
    ],
    end: [
      "@kitchen(hero carry) There was nobody else there. The baby screamed straight into {hero's} face. “I know,” {he} said. “Nobody listens to me, either.” And because it did not stop, {he} screamed along, as loudly as {he} could. It was wonderful. And it was suddenly very quiet.",
      "@kitchen(hero carry) The baby stared. Its mouth stood open, with a bubble in it. Then the corners went up, first one, then the other, and it laughed, for the first time in all its three weeks. Mum came running, with milk on her sleeve. “What did you do?” “We talked,” said {hero}.",
      "+ @kitchen(hero talk) From then on they all tried to make the baby laugh, the doctor and the aunts as well. It laughed for no one but {hero}. “Could you come for a moment?” they called from the kitchen, from the bathroom, in the middle of the night. {Hero} came when {he} had time.",
      "@bedroom(hero talk) Above the changing table hangs a list now, in large, crooked letters. *The baby doesn't want milk*, it says there. *It doesn't want a song. It wants to be told about the tower.* And every evening, when it has been bathed and combed, {hero} comes and tells it.",
    ],
  }),
  story({
    says: [
      who(
        "patient",
        "sister|brother|friend|best friend|cousin|mother|mum|mom|father|dad|grandmother|grandma|grandfather|grandpa|classmate|neighbour|teacher",
      ),
      /\b(?:hospital|ill|sick|illness|operation|cancer|leuk[a-z]+)\b/i,
      /\b(?:paper|origami|fold\w*|cranes?|birds?|cheer\w*|letters?|drawings?|paint\w*|wish(?:es)?|lanterns|stars|concert|sing\w*|sang)\b/i,
    ],
    unless:
      /\b(?:murder|danc\w*|competition|money|nurse on|night shift|fox|boxer|bill|detective|ride|bicycle|ice|skat\w*|bees|apple|tricks|accident)\b/i,
    of: "people",
    after: [
      [
        "@room(hero sit, mate sit) “How many have we got?” asked {talker}. They had forty-one. {Hero} looked at the small heap on the table, and then at the calendar. It was so many, and it was so few. “Then faster,” said {hero}, and they bent over the table again, until their fingertips were as smooth as pebbles.",
        "@room(hero sit) On the first evening there were forty-one. {Hero} looked at the small heap on the table, and then at the calendar. It was so many, and it was so few. “Faster, then,” {hero} said aloud, and bent over the table again, until {his} fingertips were as smooth as pebbles.",
      ],
      "+ @street(hero take) All the paper in the house was used up, and so they took what came: bus tickets, maps, the wrapping of a loaf. Mr Brandt at the newspaper kiosk gave them yesterday's news. A lady in furs gave a love letter. “He didn't mean it,” she said. “Perhaps it's good for something now.”",
      "@room(hero talk) Every day after lunch {hero} rang up the ward. “And?” “A little better,” {patient} said, in a thin voice. On the next day: “A little worse.” {Hero} never told what they were making. But in the background {he} could hear the beeping of a machine, and {he} began to fold in time to it.",
      "+ @room(hero talk) Then came the day when {patient} did not want to talk. “Tell me something nice,” was all that came through the telephone, and {hero}, who had been going to keep it secret, said: “Look out of the window on Sunday.” “There's only a wall,” said {patient}. “Look all the same,” said {hero}.",
      "@hospital(hero carry) On Sunday they carried everything there, in laundry baskets. “That can't come in here,” said the nurse at the door, and she was truly sorry. “Paper is full of germs. And nobody may go in who is under sixteen.” The baskets stood on the shiny floor. {Hero} opened {his} mouth, and for once {he} had nothing to say.",
    ],
    end: [
      "@hospital(hero look) {Hero} went outside and looked at the wall. It was high and grey, and up there, on the third floor, was a window with a pale dot behind it. From the window to the wall went a line for the mops. {Hero} ran back in, and asked for the one thing that was not forbidden: string.",
      "@hospital(hero look) The cook let down the end from the kitchen, and the porter pulled. Up it went, yard by yard, between the window and the wall, and on it hung everything, in all colours. A wind came round the corner. And it all began to move, hundreds and hundreds of them.",
      "@hospital(patient look, hero look) The window was pushed up. {Patient} leaned out, and counted, and lost count, and laughed. The sound came all the way down into the yard. On every floor now there were faces at the glass. “Whose are they?” called an old man. And {patient} called back: “Mine! But you can look!”",
      "@bedroom(hero look) When {patient} came home, the line stayed. The others had asked for it. New ones are hung up each Sunday, for whoever lies in that room. The very first one hangs over {hero's} own bed.",
    ],
  }),
  story({
    says: [
      /\b(?:in (?:the )?hospital|hospital|ward|appendix|tonsils)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|son|daughter|\d+-year-old|aged? \d+|year old)\b/i,
      /\b(?:friends?|next bed|room|night|scared|afraid|bored|lonely|homesick|weeks?|summer|window|roommate|stay\w*|wheelchairs?)\b/i,
    ],
    unless:
      /\b(?:jealous|murder|nurse (?:on|working)|doctor (?:who|is)|surgeon|robot|fox|paper|ride|dies|died|clown|dog waits|teddy|deaf|ghost|born|baby|brother is|sister is|fight|boxer|pay)\b/i,
    of: "young",
    after: [
      "@hospital(hero sit) {Hero's} hospital bed had wheels, and the wheels had brakes, and the brakes were on. Everything in that ward could have rolled, and nothing did. {Hero} counted the holes in the ceiling. There were four hundred and twelve of them. Then {he} counted again, and there were four hundred and ten.",
      [
        "@hospital(hero talk, mate talk) “It's four hundred and fifteen,” said {talker}. “You forgot the ones behind the lamp.” So began a quarrel, about holes, and it was the nicest thing that had happened for days. After lights out they were friends.",
        "@hospital(hero talk) “It's four hundred and fifteen,” said a voice from behind the curtain. “You forgot the ones behind the lamp.” The voice was called Kit, and had been there since the spring. So began a quarrel, about holes, and it was the nicest thing that had happened for days. After lights out they were friends.",
      ],
      "@hospital.night(hero sit, mate sit) At night the ward was a ship, they both agreed on that. It hummed, it had portholes, and the night nurse, Bernadette, went through it with a lamp and looked to see if anyone had gone overboard. The lifts were whales. The stairs were an island, and they decided to get there.",
      "+ @hospital(hero write) They drew the map on the back of a fever chart. From the beds to the island it was sixty-two steps, if you could have taken steps. “We need wind,” said {hero}. “And we need a captain who isn't asleep,” came the answer. The brakes were the problem. Nobody could reach them from above.",
      "@hospital.night(hero sit) But then came the evening before the big day, the one with the operation. {Hero} lay on {his} back, and the holes in the ceiling swam. “What if I don't wake up again?” {he} said into the dark. For a while there was only the humming of the ship.",
    ],
    end: [
      "@hospital.night(hero sit) Then something clicked. And something else clicked. Bernadette was kneeling on the floor in her white shoes, at the brakes. “I've got a quarter of an hour,” she said, “and I have always wanted to see that island.” She put the lamp at {hero's} feet, took one bed in each hand, and leaned, and the ship set sail.",
      "@hospital.night(hero look) They glided past the doors, past the sleeping whales, past the aquarium with the real fish. It went faster and faster. At the end of the corridor was the staircase, with a big window, and behind it lay the town, with all its lights, like a harbour. “Land!” whispered {hero}. “There it is. And it's all still there.”",
      "+ @hospital(hero sleep) “That will be there tomorrow, too,” said Bernadette. “I shall be standing at your bed when you open your eyes, and I'll say one word, so that you know you're back.” And when it was all over, and {hero} came up from very far down, there was a white cap above {him}. “Land,” it said.",
      "@hospital.night In {hero's} old room there is a fever chart on the wall which nobody takes down. On its back are the whales, the island and the sixty-two steps. New passengers find it after a day or two. Then at night, when they ask, a brake clicks.",
    ],
  }),
  story({
    says: [
      /\b(?:divorc\w*|separat\w*|split(?:ting)? up|living apart|lived? apart|two homes|two houses|two bedrooms|moves? out|moved out)\b/i,
      /\b(?:parents?|mum|mom|mother|dad|father)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|son|daughter|sisters?|brothers?|siblings|twins|bedrooms?|toy|teddy|stuffed|\w+'s parents|weekends?|my parents)\b/i,
    ],
    unless:
      /\b(?:divorcing|school|teachers?|librar\w*|(?:tells?|told) (?:nobody|no one)|secret|back together|wish\w*|camping|grand\w+|christmas|murder|time machine|affair|lawyer|fianc\w*|parrot|wedding|custody|court|detective|ex-?wife|campervan|proposed|pretend\w*|couple)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look) There were two of everything now. There were two beds, two toothbrushes, two hooks for the coat. “That's twice as much,” people said to {hero}, in a cheerful voice. But what {hero} wanted was always in the other place: the maths book, the left glove, the person to tell it to.",
      "@park(hero carry) On Fridays the bag was packed, and on Sundays it was packed again. {Hero} carried it from the blue door to the yellow door, across the park, past the pond. It was eight hundred steps. Behind both doors somebody always asked: “Is everything all right over there?”",
      "+ @park(hero walk) So {hero} became a postman. {He} carried things that weighed nothing: that Mum's boiler was making that noise again, that Dad's soup had been nice, that Dad still whistled in the bath. {Hero} carried them very carefully, from door to door.",
      "@park(hero sit) One Sunday it rained, and halfway across, {hero} sat down on the bench by the pond and did not get up again. From there you could see neither of the doors. {He} put the bag beside {him}. Which of the two was home? It got dark, and the ducks put their heads away.",
      "@park.night(hero sit) At seven two torches came into the park, one from the right and one from the left. By the pond they almost bumped into one another. There they stood, Mum with her hair wet, and Dad without a coat. And on the bench sat {hero} and said: “I just wanted to be in the middle.”",
    ],
    end: [
      "@park.night(hero sit) They sat down, one on each side. For a long time nothing was heard but the rain on the pond. “We can't put the two houses together again,” said Mum at last. “No,” said Dad. “It was too loud in there.” It was good to hear it from both at the same time.",
      "@park.night(hero talk) “But you aren't the bag that gets handed over,” said Dad. “If there is something to say,” said Mum, “then we'll say it ourselves, here, on this bench. Sundays at five. Also when it rains.” They held out their hands, across {hero}, and shook on it, and {hero} put {his} own on top.",
      "+ @park.night(hero eat) There was cocoa from the kiosk, three cups. They argued a little about who would pay, but it was a very small argument, and {hero} let them. A duck took its head out from under its wing, and looked, and put it back, as if everything were in order.",
      "@park(hero sit) Left and right of that bench it is exactly four hundred steps. {Hero} has counted them. Under the seat, where nobody looks, there is a third hook, screwed into the wood. It is for the bag, on Sundays, while they sit there, all three.",
    ],
  }),
];
