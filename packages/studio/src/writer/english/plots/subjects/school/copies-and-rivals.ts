import { role, story } from "../subject-story.ts";

const HELPER =
  "twin sister|twin brother|twin|little sister|younger sister|sister|little brother|younger brother|brother|best friend|friend|classmate|cousin|team-?mate|neighbour|neighbor";

/** Stories of copied homework, tricks that are handed on, rivals in one tent, and notes in the wrong place. */
export const copiesAndRivals = [
  story({
    says: [
      /\b(?:cop(?:y|ies|ied|ying)|do(?:es|ing)? (?:his|her) homework for|did (?:his|her) homework for)\b/i,
      /\b(?:homework|answers?|tests?|exams?|essays?|maths|math|sums)\b/i,
      role("source", HELPER),
    ],
    unless: /\b(?:accus\w+|blam\w*|murder\w*|robot|ai|computer|innocent|steals?|stole)\b/i,
    of: "young",
    after: [
      "@kitchen(hero write, source look) It was so simple. At half past seven the exercise book of {thesource} lay beside the toast, and at twenty to eight {hero} was done. {He} always put in one mistake, a different one each day. Those mistakes were the only thing that was {hero's} own.",
      "@classroom(hero look) “You have come on so well,” said the teacher, and put {hero} in the front row. Now and then {he} was asked how {he} had worked it out. “In my head,” said {hero}. In {his} head there was a small empty room with a lamp in it. {He} hoped that nobody would ever want to look inside.",
      "+ @corridor(hero walk, source talk) “What do you do when I'm ill one day?” asked {thesource}. “You're never ill,” said {hero}. “And when I make a real mistake?” {Hero} laughed. {Thesource} did not. After that {hero} noticed that the toast did not taste as it used to.",
      "@classroom(hero stand, source look) Then the day came when no exercise book could help. There was a blackboard, and a sum on it as long as a train, and the whole room was waiting. {Hero} held the chalk. {He} looked at the numbers, and they looked back like people at a bus stop whom you have never met. “In your head,” said the teacher kindly. Somewhere at the back sat {thesource}.",
    ],
    end: [
      "@classroom(hero talk) {Hero} could have said that {he} felt sick. It would even have been true. “I can't do it,” {he} said instead. “I've never been able to do it. I copy. It's always been {source's}.” The chalk broke in {his} hand.",
      "@classroom(source stand, hero look) There was a good deal of trouble, and it was fair. But the first to speak was {thesource}. “I could have put my book away,” said {thesource}, and stood up, quite red. “I liked it that you needed me.” The teacher looked from the front row to the back. “Then you will teach {him},” she said. “Half past seven. With toast.”",
      "@kitchen(hero write, source talk) It was not simple at all. On the first morning {hero} got as far as the plus sign. “Why?” asked {thesource} at every line, and “why?” again, until {hero} threw a crust. But in the third week {he} put down the pencil and frowned. “Look here,” said {hero}. “You've got a mistake in number four.” They both looked. It was a real one.",
      "@kitchen(hero write, source write) The exercise book by the toast has two names on it now. There is a mistake in it nearly every day, and none of them is on purpose. In {hero's} head the lamp is still on, but the room is beginning to fill up.",
    ],
  }),
  story({
    says: [
      /\b(?:br(?:eaks?|oke|oken) (?:his|her|an?|the) (?:leg|arm|ankle|foot|wrist|hand)|broken (?:leg|arm|ankle|foot|wrist)|injur\w+|sprain\w*|twist\w* (?:his|her|an) ankle|torn ligament)\b/i,
      role("pupil", HELPER),
      /\b(?:teach\w*|taught|train(?:s|ed)?|coach(?:es|ed)?|takes? (?:his|her|over)|took (?:his|her|over)|in (?:his|her) place|instead|secret|trick)\b/i,
      /\b(?:race|contest|competition|championships?|final|match|tournament|show|trick|ski\w*|skat\w*|perform\w*|game|cup)\b/i,
    ],
    unless: /\b(?:murder\w*|goalkeeper|goalie|robb\w*|horse dies|husband|wife|spy|rival|war)\b/i,
    of: "people",
    after: [
      "@room(hero sit, pupil stand) {Hero} lay on the sofa like a parcel, with the white plaster up on three cushions. {He} had been getting ready for that day for a whole year. And in front of {him} stood {thepupil}, in {hero's} own shirt, which came down to the knees. “It's no good,” said {thepupil}. “I can't do it.” “You haven't heard it yet,” said {hero}.",
      "@room(hero talk, pupil look) There was a trick to it. {Hero} had found it out alone and had never told anybody. Now {he} had to put it into words, and that was harder than doing it. “You have to be soft in the knees and hard in the middle,” said {hero}. “Like a custard?” asked {thepupil}. “Like a cat,” said {hero}, and reached for the crutches, to show it, and fell over the cushions.",
      "+ @room(hero point, pupil run) They practised with a broom, between the table and the door. {Hero} pointed with a crutch: more to the left, lower, wait, and now! {Thepupil} knocked over the lamp, the fern, and a bowl of nuts. “Better,” said {hero} each time. {He} was hoarse by the evening, and {his} good leg twitched in {his} sleep.",
      "@street(hero sit, pupil stand) On the day {hero} was carried out and put down at the edge, wrapped in blankets, with a flask. {He} was more nervous than {he} had ever been on {his} own two legs. {Thepupil} looked very small over there, among all the big ones. Their eyes met. “Cat,” said {hero} without a sound. It was too far away to be heard.",
    ],
    end: [
      "@street(pupil run, hero look) It began badly. {Thepupil} was too stiff, {hero} saw it at once, and shut {his} eyes, and opened them again. Then came the place for which the trick was made. For a moment {thepupil} wavered. {Hero} had let go of the flask and stood up, on one leg, without crutches, and without knowing it. And {thepupil} went soft in the knees.",
      "@street(pupil run, hero stand) It was not {hero's} trick any more. {Thepupil} did it lower, and a little later, with a turn at the end that nobody had taught. It was like a cat, and a bit like a custard as well. The whole crowd shouted. {Hero} shouted loudest, until {he} noticed what {he} was standing on, and sat down in the flask.",
      "+ @street(hero hug, pupil hug) {Thepupil} came running, straight through the barrier. “Did you see?” “The turn,” said {hero}. “Where did you get that turn?” “I thought you'd put it in,” said {thepupil}, “and only forgotten to tell me.” {Hero} opened {his} mouth and shut it again. Then {he} held out {his} pen. “Write on my plaster,” said {hero}. “Right in the middle. There's a place free.”",
      "@room(hero look, pupil talk) The plaster is off, and stands on the shelf like a vase. “You have to wait longer for the turn,” says {thepupil} in the evening, between the table and the door, and {hero} tries it once more, soft in the knees.",
    ],
  }),
  story({
    says: [
      /\b(?:rivals?|rivalry|compet(?:e[sd]?|ing|ed)|best (?:grades?|marks?|in (?:the|their) (?:class|year|school))|top of the class|enemies|(?:can['’]t|cannot|could not|couldn['’]t) stand each other|hate[sd]? each other|archrivals?)\b/i,
      /\b(?:shar(?:e[sd]?|ing)|same (?:tent|room|group|boat|cabin|canoe)|forced|stuck together|paired|partners?|had to work together)\b/i,
      /\b(?:school|class\w*|trip|camp|grades?|marks?|students?|pupils?|teen\w*|girls?|boys?)\b/i,
    ],
    unless: /\b(?:murder\w*|bully|bullies|boss|office|bakery|restaurant|king|police|neighbours|race|final|love)\b/i,
    of: "people",
    after: [
      "+ @forest(hero build, mate build) There was a list of things to be done, and they did everything twice. One tent peg was knocked in from the left and pulled out again, because it would be better from the right. They measured the ground with a tape, so that neither got more of it. The others were sitting by the fire already, and had sausages.",
      "@forest.night(hero read) In the evening two torches were burning in there, because both wanted to be the last who was still reading. {Hero} read the same page four times. Neither would have put the torch out first for all the sausages in the world. At midnight the two batteries died in the same second. Then it was dark, and something rustled.",
      [
        "@forest.night(hero talk, mate talk) “That was you,” said {hero}. “No,” said {mate}. It rustled again, on the outside, and breathed. “It's a badger,” said {mate}, “they have thirty-eight teeth.” “Thirty-six,” said {hero}, and moved a little nearer to the middle. {Mate} was in the middle already.",
        "@forest.night(hero talk) “That was you,” said {hero}. “No.” It rustled again, on the outside, and breathed. “It's a badger. They have thirty-eight teeth.” “Thirty-six,” said {hero}, and moved a little nearer to the middle. The middle was taken already.",
      ],
      "@forest.night(hero sit) After that they could not sleep. They lay back to back and looked at the cloth. “What do they do with you,” asked {hero} at last into the dark, “when you come second?” It was quiet for so long that {he} thought there would be no answer. “They don't say anything,” said a small voice. “They only go on eating.” {Hero} knew that sound exactly. It was knives and forks.",
    ],
    end: [
      "@forest.night(hero talk, mate talk) It turned out that each had a desk by the window, and a shelf with prizes that had to be dusted. Each had given up something for it, a trumpet here and a swimming club there. “I always thought you found it easy,” they said, both at once. They laughed so loudly that the badger ran off.",
      "@forest(hero cook, mate cook) The next morning two people with rings round their eyes put all the tent pegs into one bag. On the hike they found the way before all the others, since one read the map as well as the other read the sky.",
      "@classroom(hero write, mate write) Then came the last test of the year. It was marked, and lay face down on two desks. They did not turn it over. “You first,” said {hero}. “No, you.” They swapped the papers, put them away unread, and went swimming, with a trumpet in the bag.",
      "@forest.night(hero sit, mate sit) Every summer they put up that tent again, in the same place. It has only one torch in it, and it is passed to and fro. When something rustles, they both say: “Thirty-six.”",
    ],
  }),
  story({
    says: [
      /\b(?:letters?|notes?|cards?|valentine\w*|messages?|poems?|texts?)\b/i,
      /\bwrong (?:locker|person|bag|desk|boy|girl|number|hands?|letter ?box|address|pocket|book|classroom|phone|class)\b/i,
      /\b(?:school|class\w*|locker|boy|girl|teen\w*|1[0-9]|student|crush|love)\b/i,
    ],
    unless: /\b(?:murder\w*|spy|wife|husband|ransom|bank|robot|widow\w*|boss|office|killer|mafia)\b/i,
    of: "young",
    after: [
      "@corridor(hero look) {Hero} noticed it at the very moment when it was too late. The paper slid out of {his} fingers, there was a soft rustle behind the tin, and then {he} saw the number. It was a six. It should have been a nine. {Hero} pushed a ruler into the slot. The note stayed in there.",
      "@classroom(hero sit) All through history {hero} tried to remember what {he} had written. “You have the nicest laugh in the whole school.” “I'll be by the fountain at four, with a yellow scarf.” That was in it, too. Only the name was not. There was no name in it at all, and so whoever had number six would stand by that fountain in the cold.",
      [
        "+ @corridor(hero talk, mate talk) “Then just don't go,” said {talker}. It sounded sensible. “But whoever has number six will stand there,” said {hero}. “In the cold. And think that it was a joke.” {Talker} sighed. “You're too good for this world,” said {talker}, and lent {hero} a yellow scarf, since the right one was in the wash.",
        "@corridor(hero stand) {He} could simply stay at home. It was the sensible thing to do. But then a stranger with number six would stand by the fountain in the cold, and look round, and think that it had been a joke. {Hero} knew how that felt. So {he} put on the yellow scarf.",
      ],
      "@park(hero look) At five to four there was nobody by the fountain but a pigeon. At four somebody came, slowly, with a hood, and nearly turned round again. {Hero} knew that face by sight. It belonged to the quiet one who always carried the chairs after assembly. In one hand was the note.",
    ],
    end: [
      "@park(hero talk) “I have to tell you something,” said {hero}. It all came out, the six and the nine. The quiet one went a little paler. “I thought so,” was the answer. “I can't even laugh. Not properly. I always hold my hand in front of it.” And the quiet one held out the note, very politely.",
      "@park(hero take) {Hero} wanted to take it. But the pigeon had seen the paper and thought of bread. It flew up, took hold of the note, and landed with it in the middle of the fountain. They both jumped after it at the same moment. The water was up to their knees. Then {hero} heard something beside {him}, and turned round.",
      "@park(hero look) It was a laugh. It began low down and went up like a flight of stairs, and at the top it tripped. There was no hand in front of it, because both hands were full of wet paper. {Hero} forgot the cold, and thought that there had perhaps been no mistake in that note after all.",
      "@corridor(hero write) Number nine never heard of any of it. In number six there is a new note every Monday, and {hero} checks the number twice. “Fountain, four o'clock,” it says. “Bring bread.”",
    ],
  }),
];
