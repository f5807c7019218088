import { role, story } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour";

/** Stories of days when children teach, letters on the wrong desk, rivals with better marks and theatres that come to town. */
export const swappedDays = [
  story({
    says: [
      /\b(?:teachers?|headmaster|headmistress|principal)\b/i,
      /\b(?:children|pupils|kids|students|class|school)\b/i,
      /\b(?:swap\w*|switch\w*|chang\w+ places|trad\w+ places|roles|for (?:one|a) day|upside down|the other way round)\b/i,
      /\b(?:children (?:teach|taught)|pupils (?:teach|taught)|teachers (?:must|had to|have to|should)|sit in (?:the )?class|teach\w*|taught|(?:is|was|be(?:comes?|came)?) (?:the )?(?:headmaster|headmistress|head teacher|teacher|principal) for)\b/i,
    ],
    unless: /\b(?:bod(?:y|ies)|brains?|robot|magic|twins?|substitute)\b/i,
    after: [
      "@classroom The smallest of all the pupils had drawn the lot, and now she stood at the front on a box. “Good morning,” she said. In the little chairs sat the teachers, with their knees up to their chins. The maths teacher already had chewing gum. “Spit it out, please,” said the smallest.",
      "@classroom They started with a subject that the children had picked themselves: how to climb a tree. The teachers had to write it down. “Is that going to be in the test?” asked the French teacher. “Everything is going to be in the test,” said the smallest.",
      "+ @playground In the break the children drank coffee in the staff room and complained about the noise. Outside the teachers were running. They had forgotten how cold a bench is, and how short ten minutes are. The music teacher fell down, and got up with a hole in his knee, and looked proud of it.",
      "@classroom Then came the test. The headmaster stared at the sheet. He had not listened, and there it was: question one. His hands got wet. He had given out ten thousand tests in his life, and had forgotten what it feels like. A tear dropped on question two.",
      "@classroom The whole class of children saw it. The smallest got down from her box, walked through the rows, and crouched beside his chair. “What is it that you don't understand?” she asked. Nobody had asked the headmaster that for thirty years.",
    ],
    end: [
      "@garden “I don't think I can do it,” whispered the headmaster. “Then we'll do it outside,” said the smallest. They all went out to the old chestnut tree. She showed him where to put his left foot. The children stood below and called, “You're doing fine!” He lost a shoe. And then there he sat, on the lowest branch, in his waistcoat, and saw his own school from above.",
      "@garden “One question,” he called down after a while. “Yes?” said the smallest. “Are you all always so tired in the first lesson?” “Always,” said the children. “And the tests on Mondays?” They only groaned. He took his pencil out, and up there in the chestnut tree he began to write.",
      "+ @classroom At the end there were reports. “Tries hard,” the headmaster's said. “Talks too much. Climbs well.” He took it home, and they say that he showed it to his mother, who was ninety, and that she signed it.",
      "@garden There are no tests on Mondays in that school any more. The first lesson starts a bit later. And once a year they all swap again, and in the chestnut tree, on the lowest branch, there is a shoe that no one has ever come back for.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:love )?letters?|notes?|valentine\w*|message|poem)\b/i,
      /\b(?:wrong (?:desk|person|girl|boy|locker|bag|hands)|lands?|landed|by mistake|ends? up|ended up|mix\w* up|teacher (?:f(?:inds?|ound)|reads?|gets?|got)|falls? into|fell into)\b/i,
      /\b(?:crush|love[sd]?|in love|likes?|liked|valentine\w*|admir\w*)\b/i,
      /\b(?:school|class\w*|teacher|desk|pupil|locker|grade)\b/i,
    ],
    unless: /\b(?:husband|wife|old (?:man|woman)|postman|war|dead|murder)\b/i,
    of: "young",
    may: [role("ally", ALLY)],
    after: [
      "@classroom(hero look) {Hero} saw it happen, slowly, as in a bad dream. The folded paper, on which {he} had worked for three evenings, lay where it should not lie. A large hand with chalk on it picked it up. {Hero} slid down on {his} chair until only {his} hair looked over the desk. The paper was unfolded. It was read, from top to bottom, and then from top to bottom once again.",
      "+ @classroom(hero sit) “Well,” said the teacher. {Hero} waited for it to be read out. The whole class would roar. {He} would have to move to another country, perhaps to Iceland. But the teacher only took out a red pencil, wrote something beneath it, folded it up, and put it in a jacket pocket. “Open your books at page forty,” said the teacher.",
      "+ @playground(hero walk) In the break {hero} walked round the yard nine times. {He} knew each word of it by heart. There was a bit about eyes in it, and a comparison with a sunrise that {he} now found very bad. And as if that weren't enough, on the bench by the wall sat the one for whom it was meant, and ate an apple, and knew of nothing.",
      "@classroom(hero stand) “You'll stay behind, please,” the teacher said at noon. The door shut. On the desk lay the paper. “There are two spelling mistakes in it,” said the teacher. “You put a comma where you were afraid. And the sunrise is a bit much.” {Hero} looked at {his} shoes. “But the rest,” said the teacher, quite softly, “the rest is true, isn't it?”",
      "@classroom(hero sit) {Hero} nodded. The teacher looked out of the window. “I once wrote one, too,” said the teacher. “I was twelve. I corrected it for so long that in the end it was perfect. By then they had moved away. I still have it.” It was quiet. “Go on,” said the teacher, “before you make it any better.”",
    ],
    end: [
      "@playground(hero give) {Hero} ran. The bench was empty, the gate stood open. {He} caught up at the corner, so out of breath that {he} could not say a single word, and perhaps that was a good thing. {He} just held out the paper. It was crumpled, it had chalk on it, and at the bottom stood in red: “Honest work. Hand it in yourself.”",
      "@street(hero stand) It is a long time, until somebody has read one page. “There are two spelling mistakes in it,” {hero} heard at last. “I know,” {he} said. “I like those best,” was the answer, and half an apple was held out to {him}. {Hero} took it. It was the best apple of the whole autumn.",
      "+ @street(hero walk) They walked together as far as the bridge, and back, because it had been too short. “What's that about the sunrise?” {hero} was asked. “It's a bit much,” {he} said. “Yes. But don't cross it out.” And they both laughed, and had to look in different directions.",
      "@classroom(hero look) In {hero's} exercise book there's a stain from an apple. The teacher has never said anything about it. But one Monday there stood a very old envelope on the teacher's desk, with a stamp on it, ready for the post, and it looked as if it weren't quite perfect any more.",
    ],
  }),
  story({
    says: [
      /\b(?:best (?:marks?|grades?|in (?:the |her |his )?(?:class|school)|pupil|student|swimmer|runner|player|singer|dancer|violinist|chess player)|top of (?:the|her|his) class|number one|always (?:first|the best|wins?|won))\b/i,
      /\b(?:new (?:boy|girl|pupil|classmate|student)|newcomer|another (?:boy|girl))\b/i,
      /\b(?:better|beats?|beat|faster|overtak\w+|overtook|jealous\w*|envious|second|rival\w*)\b/i,
    ],
    unless: /\b(?:murder|robot|couple|wife|husband|cheat\w*)\b/i,
    of: "young",
    may: [role("rival", "new boy|new girl|new pupil|new classmate|new student|newcomer")],
    after: [
      "@classroom(hero sit) On the wall by the door hung the list, and {hero's} name had stood at the top of it for so long that the paper was yellow there. On Monday there was a different one. {Hero} read it three times. {His} own had slipped down by one line. It was only a finger's width. It felt like falling down the stairs.",
      "@bedroom.night(hero read) So {hero} worked. {He} worked at breakfast and on the bus, and at night with a torch. The next time {he} had one point more than ever before, and the others had one more than that. “Second is very good,” they said at home. {Hero} looked in the mirror. If {he} wasn't the best, who was that there?",
      "+ @classroom(hero look) What made it worse was that the new one was nice. There was no bragging, no grin. There was even a shared rubber once, when {hero} had lost {his}. {Hero} would have liked to hate somebody, quite simply and properly. It did not work. The rubber smelled of strawberries.",
      "@library(hero stand) On Thursday {hero} wanted to fetch a book from the last shelf, and there somebody was sitting on the floor, crying, with a face quite swollen. It was the new one, the number one. {Hero} stood there with the book. The best thing would have been to go away on tiptoe. “What's wrong?” asked {hero}.",
      "@library(hero sit) “I've been to six schools,” was the answer. “It's always the same. They look at the list, and then they don't like me any more. I tried getting things wrong. It's no use, it only makes me sad.” A nose was wiped on a sleeve. “You're the only one here who knows what it's like, up there. It's so quiet.” {Hero} sat down on the floor, too. It was true. It had always been quiet.",
    ],
    end: [
      "@library(hero talk) “Question nine,” said {hero} after a while. “How did you do that?” “With a triangle.” “A triangle? I went all the way round by the fractions!” “Show me,” said the new one, and stopped crying. They drew on the back of the catalogue cards. When the library shut, they had found a third way, which was in no book, and had forgotten to look at the clock.",
      "+ @classroom(hero look) The next list was hung up on Monday. Everyone turned round to {hero} to see what {he} would do. {Hero} hadn't looked. {He} was standing at the window with somebody, and they were arguing about whether the third way works with circles. “You're second again,” a boy called over to {him}. “Second what?” asked {hero}.",
      "+ @classroom(hero talk) “I thought that I was the list,” {hero} told them at home. “And now?” they asked. {Hero} thought about it. “Now I'm the one who thinks round by the fractions,” {he} said. “That's worth a lot, you see. Otherwise we'd never have got to the third way.” They didn't understand a word of it, but {hero} ate two helpings.",
      "@library(hero write) The list is a bit crooked, and nobody has straightened it for weeks. In the library, on the floor by the last shelf, lie two pencils, and half a rubber each, which smell of strawberries.",
    ],
  }),
  story({
    says: [
      /\b(?:teas\w+|laugh\w* at|mock\w*|outsider|lonely|bull\w+|no friends|picked on|ma[dk]es? fun)\b/i,
      /\b(?<troupe>(?:a |the )?(?:small |little |old |travelling |traveling |wandering )*(?:circus|theatre|theater|troupe|puppet theatre|fun ?fair|carnival|acrobats|actors))(?= (?:c[oa]m\w*|arriv\w*|stop\w*|visit\w*|pass\w*|was|set|from|in|to)\b|[.,]|$)/i,
      /\b(?:girl|boy|child|pupil|class\w*|school|children|\d+-year-old)\b/i,
    ],
    unless: /\b(?:elephant|lion|clown who|ghost|murder|magic|escaped)\b/i,
    of: "young",
    may: [
      /\b(?<mark>red hair|freckles|big ears|long legs|loud voice|long neck|big nose|big feet|gap(?:ped)? teeth|stammer|limp|glasses)\b/i,
    ],
    after: [
      [
        "@street(hero walk) “There it comes!” they shouted when {hero} came round the corner. It was always about {themark}. {Hero} had tried caps, and hoods, and the long way home. There was one thing that could not be left at home, and that was what they laughed about. At night {hero} wished it away, and in the morning it was still there.",
        "@street(hero walk) “There it comes!” they shouted when {hero} came round the corner. {Hero} had tried caps, and hoods, and the long way home. There was one thing that could not be left at home, and that was {himself}. At night {hero} wished to be another one, and in the morning {he} woke up just the same.",
      ],
      "@park(hero look) Then there were wagons on the green, blue ones with gold on the wheels. A woman with a drum was hammering a board to a post. She looked up, took the nails out of her mouth, and did not laugh. “Stand there,” she said. “In the light. Where have you been all this time?”",
      "+ @park(hero talk) In the wagons there was nobody who looked like anybody else. There was a man two metres tall, and a woman with a beard of real hair, and one who was as thin as a rake, on purpose. “What did they call you at school?” {hero} asked. “Lamp post,” said the man. “And what do they call you now?” “Tonight's main attraction.” They all laughed, and {hero} did, too.",
      [
        "@theatre(hero stand) “We have lost our sun,” said the woman with the drum. “The girl got married in the last town. It's a short part. You come on, and it gets light.” {Hero} looked round to see if she meant somebody else. “With {themark}?” “Of course with that! Do you think we could paint something like it?”",
        "@theatre(hero stand) “We have lost our sun,” said the woman with the drum. “The girl got married in the last town. It's a short part. You come on, and it gets light.” {Hero} looked round to see if she meant somebody else. “Like this?” {he} asked. “Of course like this! Do you think we could paint something like you?”",
      ],
      "+ @theatre(hero stand) In the evening the whole town sat on the benches. In the third row sat the ones who did the shouting. {Hero} saw them through a hole in the curtain, and {his} knees turned soft. “If they laugh,” {he} whispered. “Let them come to the end of it,” said the woman. “A laugh is short. You only have to stand there for longer.” And she beat the drum.",
    ],
    end: [
      "@theatre(hero stand) {Hero} walked out. It was dark on the stage, and somebody in the third row began: “There it comes!” A few of them giggled. {Hero} stood there. {He} lifted {his} head, and spread {his} arms, just as {he} had been shown. Then they took the covers off the lamps, all of them at once. It was as if the roof had come off. The giggling broke off in the middle.",
      "@theatre(hero stand) “Ah,” said the whole tent. {Hero} shone. It was not the costume, which was only a sack dyed yellow. Everything that {he} had been hiding stood there in the light, and was just what had been missing. In the third row they sat with open mouths. One of them had put up a hand against the glare. Then the tent began to clap.",
      "+ @park(hero talk) They came round to the wagons afterwards, a bit slowly, with their hands in their pockets. “We didn't know that you can do that,” said the loudest. “I didn't do anything,” said {hero}. “I only stood there.” He thought about it. “Would you show us how?” he asked, and {hero} moved over on the steps.",
      "@street(hero walk) In the morning the green was empty, with yellow squares where the wagons had stood. On {hero's} window sill lay a drumstick. “There it comes!” they call when {hero} turns the corner without a cap. It's the same words. But it sounds now as it sounds when one has waited the whole night, and it is getting light.",
    ],
  }),
  story({
    says: [
      /\b(?:falls? asleep|fell asleep|asleep|always tired|so tired|sleeps?|slept|yawn\w*|late for school|comes? late|came late|always late)\b/i,
      /\b(?:school|class\w*|lessons?|teacher)\b/i,
      /\b(?:works?|worked|working|helps?|helped|bakery|market|delivers?|delivered|newspapers)\b/i,
    ],
    unless: /\b(?:dreams? of|magic\w*|hamster|bear|princess|teacher falls|cat|dog|spell)\b/i,
    of: "young",
    may: [role("teacher", "teacher|headmaster|headmistress"), role("ally", ALLY)],
    after: [
      "@classroom(hero sleep) The sentence about the rivers of Africa had a beginning, and when {hero} opened {his} eyes again, it had an end. In between there was a hole, with a wet spot on the exercise book. “Good morning, {hero},” said the teacher, and the class giggled. It was the third time that week. {Hero} pinched {his} arm under the desk until it was blue.",
      "+ @classroom(hero stand) “Do you stay up and play?” the teacher asked after the bell. “Yes,” said {hero}. That was easier than the truth. If they knew, people would come and ask questions, and then it would all be over, and it couldn't be over, because it was needed. “I'll have to write to your family,” said the teacher. {Hero} nodded, and yawned so hard that {his} jaw clicked.",
      "+ @street.night(hero walk) At half past two in the morning the streets belonged to {hero}. There was a cat on the bridge, who knew {him}, and a window where somebody played the radio. {Hero} walked fast, with {his} hands in {his} sleeves. Sometimes {he} said the rivers of Africa aloud, to stay awake. {He} always got as far as the third.",
      "@street.night(hero carry) That night it was raining, and the load was heavy. {Hero} slipped on the kerb, and everything rolled into the gutter. {He} was too tired even to cry. Then somebody knelt down beside {him} and began to pick things up. It was a person in a raincoat over pyjamas. It was the teacher, who lived over there, behind the window with the radio.",
      "@street.night(hero sit) “So that's why,” said the teacher, with wet hair. “I couldn't sleep. I never can. I've seen you go past for weeks, and never knew who it was.” {Hero} was so startled that {he} told the truth. It was only a few sentences: how much was needed at home, and that there was nobody else.",
    ],
    end: [
      "@street.night(hero carry) The teacher took hold of the other end, and they carried it together, to the very last door, and on the way the teacher told {hero} the rivers, all nine of them, one for every street corner. “You can't do this alone,” said the teacher at the end. “I'm not going to tell on you. But I am going to count for you.”",
      "@classroom(hero look) On the board stood a sum the next day, quite a strange one. “If six nights are too many for one,” it said, “how many are they for twelve?” They worked it out. It came to half a night each. “I'm awake at four anyhow,” said a girl from a farm. “My father has a van,” said a boy. They all pushed their names across the desk to {hero}.",
      "+ @bedroom.night(hero sleep) The first night on which {hero} slept right through, {he} had a dream about the Nile. It was broad, and green, and {he} lay in a boat, and nothing had to be carried. When {he} woke up, the sun was on the wall. {Hero} could not remember when {he} had last seen it there.",
      "@street.night(hero walk) It's {hero's} turn on Thursdays now. A cat sits on the bridge and knows {him}. Behind the window with the radio there's a light, and on the sill stands a cup of cocoa, with a note under it: the name of a river that {hero} hasn't got yet.",
    ],
  }),
];
