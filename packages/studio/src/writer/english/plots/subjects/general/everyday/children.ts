import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

/** Stories of children and what goes wrong, or right, at home and at school. */
export const ofChildren = [
  story({
    says: [
      /\b(?:little|baby|new|newborn) (?:brother|sister|sibling|twins?)\b|\b(?:new|the) baby\b/i,
      /\b(?:(?:nobody|no one) (?:has|had|has got) (?:any )?time|no time (?:left )?for|only (?:care[sd]?|look(?:s|ed)?|talk(?:s|ed)?|think|thought)|all about the baby|forg[eo]t\w*|gets? all (?:the|of the) attention|got all (?:the|of the) attention|invisible|is always busy|were always busy)\b/i,
    ],
    unless: /\b(?:dragon|king|queen|murder\w*|dog|cat|puppy|kitten|swap\w*|post|sell|sold)\b/i,
    of: "young",
    after: [
      "@room(hero look) “Shh,” they said to {hero} now, all day long. Shh, it's asleep. Shh, it has only just stopped. {Hero} went through the flat on tiptoe and talked in a whisper. {He} had lost a tooth on Monday, and it was Thursday before anybody saw the gap.",
      "@room(hero sit) {Hero} tried everything. {He} drew a picture, and somebody put a bottle down on it. {He} came first in the running race, and told it three times, and three times they said “Lovely”, and looked at the wrong end of {him}.",
      "+ @bedroom.night(hero sit) So {hero} packed a bag. In it were a torch, an apple, and the bear. {He} wrote on a piece of paper: I AM GOING NOW. {He} put it on the kitchen table, where anyone could see it, and sat down on the stairs with {his} coat on. Nobody came for a long time. It was quite cold on the stairs.",
      "@bedroom.night(hero look) In the night it started again, that thin, cross crying that went through every door. They ran to and fro, and sang, and rocked, and were so tired that they bumped into each other. Nothing helped. {Hero} came in {his} pyjamas and stood beside the cot. The tiny face was as red as a tomato. “What does it want?” asked {hero}. “If only we knew,” they said.",
    ],
    end: [
      "@bedroom.night(hero talk) {Hero} bent down until {his} nose was between the bars. “Shh,” {he} said, just as they had said it to {him}. It did not stop. So {hero} told it about the running race, right from the start, with the wind, and the others, and the last corner. At the last corner the crying grew quieter. At the finishing line it stopped, and two dark eyes looked up at {hero} and waited for what came next.",
      "@bedroom.night(hero talk) They stood in the door and did not dare to breathe. “Tell it again,” they whispered. {Hero} told it again, and this time they listened too, to every word. “You came first?” they said. “I told you three times,” said {hero}. Then they sat down on the floor on both sides of {him}, and were quiet for a moment, and it was not because of the baby. “And the tooth,” they said. “Show us.”",
      "@bedroom(hero talk) Nobody else can do it. When nothing helps any more, they fetch {hero}. On Sundays the door stays shut to all others, for one hour, and that hour belongs to {him}. And the small one has begun to talk. Its first word was not Mama. Its first word was “again”.",
    ],
  }),
  story({
    says: [
      phrase("(?:skip(?:s|ped)?|skipping|cut|bunk(?:s|ed) off) (?:school|class|lessons)"),
      /\b(?:trouble|caught|see|watch|go|went|visit|teacher|headmaster|parents|lost|police)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|bull(?:y|ies|ied)|dying|cancer)\b/i,
    of: "young",
    after: [
      "@street(hero walk) It was surprisingly easy. The bell rang, and {hero} was on the wrong side of the gate, and nothing happened. There was no thunder. The street looked quite different at nine in the morning, with old people in it, and dogs, and everything had more room. “We should have done this years ago,” {hero} said, and walked a little faster all the same.",
      "+ @street(hero run) For an hour it was the best day of the year. Then {hero} saw the first face that must not see {him}: a neighbour with a shopping bag. Down behind a parked car. Then came the sister of a teacher. Into a doorway. By eleven {hero} knew every hedge in town from underneath. You can't look at anything properly when you have to look in all directions.",
      "+ @park(hero sit) At twelve {hero} ate {his} bread on a bench behind the toilets. It was the bread for the long break. “Now they're playing football,” {hero} thought. {He} had never before wished to be in the long break so much.",
      "@street(hero look) It was on the way back that it went wrong. {Hero} came round the corner, in the best of moods, and ran straight into a large grey coat. {He} knew that coat. It hung in the corridor every day, outside the headmaster's door. They looked at each other for a long time, {hero} and the headmaster. Then {hero} noticed what he was holding: an ice cream, at a quarter to one, with three scoops.",
    ],
    end: [
      "@street(hero talk) “I have a dentist's appointment,” said {hero}. “So have I,” said the headmaster, and a drop of strawberry fell on his shoe. Neither of them believed the other. “Come along,” said the headmaster at last. He did not take {hero} to his room. He took {him} to a bench. “Now tell me where you were,” he said. “From the beginning. And then I'll have to ring up at home, you know that.” {Hero} knew it. It was almost good to know it.",
      "@room(hero look) The telephone was the worst part, and what came after it at home was the second worst. There were two weeks without pocket money, and four Saturdays of sweeping leaves in the school yard. {Hero} swept. On the first Saturday the headmaster came out in his old trousers with a second broom. “I wasn't at the dentist's either,” was all he said.",
      "@playground(hero talk) They got on rather well, with the leaves. On the last Saturday there was nothing left to sweep, and the headmaster went with {hero}, and with those who belonged to {him}, and looked at everything that nobody could look at properly that day. It was open on Saturdays. It had always been open on Saturdays. And the ice cream was on him: three scoops.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:spoke|speaks|speak|said|says|talked|talks|talk) (?:a|not a|no) (?:single )?word|(?:refuse[sd]?|refused|stopped|stops|does not want|did not want|would not) (?:to )?(?:speak|talk|speaking|talking)|no longer (?:spoke|speaks)",
      ),
      /\b(?:mov(?:e[sd]?|ing)|new (?:country|language|city|town|school|home|class)|fled|flees?|refugee|from (?:Syria|Ukraine|another country)|emigrat\w*|abroad)\b/i,
      role("quiet", "sister|brother|girl|boy|son|daughter|cousin|child|pupil|student|friend"),
    ],
    unless: /\b(?:murder\w*|kill\w*|married|divorc\w*|wife|husband)\b/i,
    of: "young",
    after: [
      "@room(quiet sit) {Quiet} had talked all the time, before. In the old place {quiethe} had talked in {quiethis} sleep. Now {quiethe} sat at the window with {quiethis} coat on and pressed {quiethis} lips together. Everything had been packed: the pots, the blankets, the photo of the house. But nobody had packed the words.",
      "@classroom(quiet sit) At school they were friendly, and that made it worse. {Quiet} nodded. In {quiethis} head the right answers stood in a row, but they were all in the wrong language, and the new words felt like stones in the mouth. It was easier to keep it shut.",
      "+ @room.night(quiet look) They tried everything at home. They asked, and begged, and once somebody shouted, and was sorry at once. {Quiet} laid a hand on that somebody's arm. {Quiethe} was not angry. {Quiethe} was only not here yet.",
      "@playground(quiet look) On a bench in the yard an old dog lay in the sun. It was the caretaker's, and it was deaf. {Quiet} sat down beside it, because it was the only one who did not ask anything. {Quiethe} looked to the left and to the right. And then {quiethe} bent down to the long soft ear and whispered something into it, in the language from before. The dog sighed and put its head on {quiethis} knee.",
    ],
    end: [
      "@playground(quiet talk) From then on {quiethe} went to the dog every day. In a week {quiethe} had told it about the house, and in two about the journey. In the third {quiethe} needed a few of the new words. They did not feel like stones. They had fur on them by now.",
      "@playground(quiet talk) Then one day the dog was not there. The caretaker stood in the yard with an empty lead and turned round and round. It had got out, and it could not hear a car. They all ran, and they all called, and what use is that? {Quiet} stood quite still and thought of where {quiethe} would go, if {quiethe} were old and liked the sun. “There!” cried {quiet}, so loudly that every head turned. “Behind the bakery! On the warm stones!” There was no mistake in it.",
      "@playground(quiet talk) It lay there on the warm stones. Since that day {quiet} talks again, at table, on the stairs, and in {quiethis} sleep, and in both languages, according to what {quiethe} is talking about. But the best things {quiethe} still says first into a long grey ear. It does not hear a word, and it understands everything.",
    ],
  }),
];
