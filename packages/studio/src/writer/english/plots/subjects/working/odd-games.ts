import { role, story } from "../subject-story.ts";

/** Stories of odd days in sport: without glasses, with a son on the field, at seventy in the ring, always the helper. */
export const oddGames = [
  story({
    says: [
      /\b(?:goal ?keepers?|goalies?|keeper|strikers?|footballers?|tennis player|batsm[ae]n|pitcher|archer|dart(?:s)? player|basketball player|referee|golfer|boxer|player|cricketer)\b/i,
      /\b(?:glasses|spectacles|contact lens(?:es)?|short-?sighted|near-?sighted|half blind|almost blind|eyesight|poor eyes|bad eyes)\b/i,
      /\b(?:match|game|final|team|tournament|cup|penalt(?:y|ies)|goal|club|league|championship)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|wife|husband|daughter|son|defender|captain|coach|sister|brother|teammate|girlfriend|friend",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|completely blind|guide dog|children|school)\b/i,
    of: "people",
    after: [
      [
        "@stadium(hero stand, friend talk) From where {hero} stood, the match was mostly green, with coloured spots on it that ran about. “You're squinting,” said {friend}. “It's the sun,” said {hero}. There was no sun. Without {his} glasses {hero} had just greeted the corner flag, because {he} had taken it for the mayor.",
        "@stadium(hero stand) From where {hero} stood, the match was mostly green, with coloured spots on it that ran about. “You're squinting,” said the captain. “It's the sun,” said {hero}. There was no sun. Without {his} glasses {hero} had just greeted the corner flag, because {he} had taken it for the mayor.",
      ],
      "@stadium(hero look) In the first ten minutes {hero} heard the ball more often than {he} saw it. It hissed past. “What's the matter with you?” shouted the others. One to nothing, said the loudspeaker. {Hero} ran {his} hand over {his} eyes. If {he} told them now that {he} had no glasses, they would take {him} off, and on the bench there was only Mr Pym, who was seventy.",
      [
        "+ @stadium(hero talk, friend talk) At half-time {friend} held up some fingers in front of {hero}'s nose. “How many?” “Thursday,” said {hero}, to gain time. {Friend} sat down on the bench beside {him}. “How long have they been gone?” asked {thefriend} softly. “Since yesterday. I sat on them,” said {hero}. “Please don't tell.” {Friend} thought about it while the tea went cold. “What can you still do?” “Hear,” said {hero}.",
        "+ @stadium(hero talk) At half-time the captain held up some fingers in front of {hero}'s nose. “How many?” “Thursday,” said {hero}, to gain time. The captain sat down on the bench beside {him}. “How long have they been gone?” “Since yesterday. I sat on them,” said {hero}. “Please don't tell.” The captain thought about it while the tea went cold. “What can you still do?” “Hear,” said {hero}.",
      ],
      "@stadium(hero stand) After that {hero} shut {his} eyes altogether. It was easier. {He} heard boots, and knew them all: the heavy pair, the quick pair, the pair with the loose sole. {He} heard when a breath was drawn before a shot. Suddenly {he} was in the right place, once, and again. And then, in the last minute, with the score level, the whistle blew. It was a penalty.",
    ],
    end: [
      "@stadium(hero stand) It became so noisy that {hero} could hear nothing any more. There were only two thousand people, roaring, and before {him} a spot of colour beside a white dot. {Hero} lifted {his} hand. “Quiet, please,” {he} called. First the front rows grew silent, and then the back ones, until you heard the flag flap against its pole.",
      "@stadium(hero run) In that silence somebody took a breath. There were five steps, and the last of them was longer than the others; it came from the left. {Hero} jumped before {he} knew why. {He} lay on the grass and did not know where it had gone. “Well?” asked {hero} into the green. Then they all fell on top of {him}.",
      "+ @stadium(hero talk) “How did you do that?” asked the newspaper. “You didn't even look!” “No,” said {hero} truthfully. The man who had been on the other side of it came up and shook {his} hand, and then shook it once more, as {hero} had held it out to the goalpost. “You're as blind as a mole,” said the man. He said it with great respect.",
      [
        "@stadium(hero stand, friend give) {Hero} has new glasses now, with a strap. {Friend} chose them. But before every penalty {he} takes them off, and hands them to {friend}, and holds up one arm, and in the whole stadium it becomes so quiet that you can hear the flag. The other side is afraid of that.",
        "@stadium(hero stand) {Hero} has new glasses now, with a strap. But before every important shot {he} takes them off, and folds them, and holds up one arm, and in the whole stadium it becomes so quiet that you can hear the flag. The other side is afraid of that.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:referee|umpire|judge|examiner|driving (?:examiner|instructor)|jury|linesman)\b/i,
      role(
        "kin",
        "son|daughter|wife|husband|brother|sister|mother|father|mother-in-law|nephew|niece|grandson|granddaughter|twin",
      ),
      /\b(?:match|game|whistle|final|league|team|exam|test|competition|contest|race|tournament|driving)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|court|trial|crime|prison|arrest\w*|red card|hockey|dead|dies|divorce\w*|custody|sentenc\w+)\b/i,
    of: "people",
    after: [
      "@room(hero talk, kin talk) There was no one else; the other one had the mumps. At breakfast {hero} and {kin} passed each other the jam like strangers. “You'll be fair?” asked {kin}. “I'm always fair,” said {hero}. “That's what I mean,” said {kin}, and sighed.",
      "@stadium(hero point, kin look) It was clear to {hero} that all of them would be watching for one thing only. So {hero} looked twice as hard at {kin} as at anybody else. By the first quarter of an hour {he} had blamed {kin} for three things, and one of them had been the wind. “Hey!” shouted the people. “That was nothing!” {Kin} said not a word. {Kin} only looked at {hero}, with the ears going red, as they had always done.",
      "+ @stadium(kin talk, hero look) “You're much stricter with me,” hissed {kin} in passing. “It only looks that way,” said {hero} out of the corner of {his} mouth. But it was true. {He} remembered it, all at once, from much earlier: the handwriting, the piano, the bread that had been cut crooked. {Hero} had praised other people's children, and other people's soup. With {kin} {he} had always been fair.",
      "@stadium(hero look, kin stand) Then, close to the end, it hung on a single decision. Something had happened in front of {hero}, very fast, and it was against {kin}. Everyone looked at {hero}. {Hero} had the whistle between {his} teeth. What had {he} seen? Not what would look well; what had {he} really seen?",
    ],
    end: [
      "@stadium(hero point, kin look) {Hero} took the whistle out of {his} mouth. “{Kin} did nothing wrong,” said {hero}, loud and clear. “It was correct. It was more than that. It was very well done.” There was a howl from the whole of the other side. “Of course!” they shouted. “Family!” {Hero} stood there, and was called a cheat for the first time in {his} life, and did not bend.",
      "@stadium(kin walk, hero look) And then {kin} held up a hand. “One moment,” said {kin} to the crowd. “You didn't say anything the other three times. Those were wrong, too.” There was some laughter. A man with a camera pushed forward and played it back on his little screen, and they bent over it, all of them. It had been correct. It had been very well done. The other three had been wrong.",
      "+ @street(hero walk, kin walk) They walked home together, each with a bag. “You've never said that before,” said {kin} at the corner. “What?” asked {hero}. “Very well done.” {Hero} stopped. {He} wanted to contradict, and went back through all the years in {his} head, and found nothing. “I've often seen it,” said {hero}. “I only didn't blow the whistle.”",
      "@kitchen(hero talk, kin eat) There is a whistle on a hook beside the breakfast table. Whenever {hero} sees something good {he} takes it down and blows it, so that the neighbours jump: for the crooked bread, for a clean pair of shoes, for a joke. “Stop that,” says {kin} each time, with red ears, and passes the jam.",
    ],
  }),
  story({
    says: [
      role(
        "granny",
        "grandmother|grandma|granny|nana|gran|nonna|abuela|grandfather|grandpa|grandad|pensioner|pensioners|old woman|old lady|old man|old nurse|old teacher|old couple|old librarian|retired woman|retired lady|retired man|retired nurse|retired teacher|retired couple|retired librarian|elderly woman|elderly lady|elderly man|elderly nurse|elderly teacher|elderly couple|elderly librarian|widow|widower|retiree",
      ),
      /\b(?<sport>boxing|judo|karate|skateboarding|surfing|parkour|wrestling|weightlifting|bodybuilding|skydiving|parachuting|kickboxing|breakdanc\w+|climbing|rugby|ice hockey|motorcycling|martial arts|fencing|snowboarding|cheerleading|pole dancing|heavy metal|rapping|rap|hip-hop)\b/i,
    ],
    lead: "granny",
    may: [
      role("coach", "coach|trainer|instructor"),
      role("child", "grandson|granddaughter|grandchild|daughter|son|grandchildren"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|mugg\w+|thief|thieves|robb\w+|burglar\w*|prison|dead|dies|died|son's operation)\b/i,
    of: "people",
    after: [
      [
        "@gym(hero stand, coach look) On the first evening {hero} came with a flowered bag and hung the coat on the biggest of the lads, who had been standing in the corner like a hall stand. “The bingo is next door,” said {coach}. “I've been to the bingo,” said {hero}. “It's all shouting and no movement. I want {sport}.”",
        "@gym(hero stand) On the first evening {hero} came with a flowered bag and hung the coat on the biggest of the lads, who had been standing in the corner like a hall stand. “The bingo is next door,” said the trainer, a man called Vito. “I've been to the bingo,” said {hero}. “It's all shouting and no movement. I want {sport}.”",
      ],
      "@gym(hero run) They gave {him} a week. {Hero} stayed longer than anyone. {He} asked why each thing was done, and nobody knew, because no one had ever asked. {He} gave out peppermints. And when the lads used a certain word, {hero} looked at them over {his} glasses until they had thought of another.",
      [
        "+ @room(hero talk, child talk) “It's dangerous,” said {child} on the telephone. “At your age people fall over.” “Exactly,” said {hero}. “I've fallen twice this year, once over the cat and once over nothing at all. Here they teach you how.” {Child} did not know what to say to that. “And does it hurt?” “It's supposed to,” said {hero} happily. “With the cat it was only a pity.”",
        "+ @room(hero talk) “It's dangerous,” said the doctor. “At your age people fall over.” “Exactly,” said {hero}. “I've fallen twice this year, once over the cat and once over nothing at all. Here they teach you how.” The doctor took off his glasses. “And does it hurt?” “It's supposed to,” said {hero} happily. “With the cat it was only a pity.”",
      ],
      "@gym(hero look) The trouble came from above. A letter hung on the door of the hall, with a stamp: the roof leaked, the insurance did not cover persons over sixty-five, the club was to be closed. The lads stood about in front of it, those huge lads, and had faces like children at a bus stop. “It's my fault,” said {hero}. They did not know where to go now.",
    ],
    end: [
      "@street(hero walk) {Hero} put the letter into the flowered bag and went back to the bingo. {He} stood on a chair there. “Which of you has fallen over this year?” asked {hero}. Forty hands went up. “And who lay there until somebody came?” They went up again, more slowly. “There is a place next door where they teach you to get up,” said {hero}. “And they'll close it on Friday.”",
      "@hall(hero talk) On Friday the gentleman from the town could not get in. The hall was full of walking frames. All the bingo had come, and each of them had paid for a year. “This is a sports club,” said the gentleman. “Quite right,” said {hero}. “Ladies, if you please.” Forty pensioners went down on the mats, and forty pensioners got up again. It took a while. He counted along.",
      [
        "+ @gym(coach talk, hero look) “There'll have to be a grant for that,” said the gentleman at the end, and blew his nose. He had a mother at home. {Coach} read the new letter aloud, twice, and then lifted {hero} into the air, with the bag. “Put me down,” said {hero}. “My glasses.” But {he} was beaming like a lamp.",
        "+ @gym(hero look) “There'll have to be a grant for that,” said the gentleman at the end, and blew his nose. He had a mother at home. Vito read the new letter aloud, twice, and then lifted {hero} into the air, with the bag. “Put me down,” said {hero}. “My glasses.” But {he} was beaming like a lamp.",
      ],
      "@gym(hero stand) The roof is tight now. On the wall between the champions hangs a photograph of {hero}, small and upright, with both fists on the hips. They all know one thing about {sport} that is in no book: it is no disgrace to fall. You must only have been told how you get up.",
    ],
  }),
  story({
    says: [
      /\b(?:cycl(?:ist|ing)|bike race|bicycle race|tour de france|giro|rowing|rower|climber|sherpa|pacemaker|rabbit|relay|team ?mate|domestique|sparring partner|substitute|bench|pilot|co-driver|caddie?)\b/i,
      /\b(?:always (?:the )?(?:helps?|helped|helper|second|carries|carried|waits|waited|last)|helper|water (?:bottles?|carrier)|for (?:himself|herself)|his captain|her captain|in the shadow|never (?:won|wins)|domestique|substitute|on the bench|caddie?|pacemaker)\b/i,
    ],
    may: [role("captain", "captain|team leader|leader|star|champion|boss|golfer")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|school|children|sheep|wrong turn|doping|drugs?|goalkeeper|dead|dies|died)\b/i,
    of: "people",
    after: [
      [
        "@mountain(hero carry) For nine years {hero} had been a pair of shoulders. {He} had fetched bottles, and had ridden into the wind so that {captain} should have it easy; {he} had given away wheels, and jackets, and once {his} lunch. When {captain} stood on the podium, {hero} was usually at the bus already, rinsing bottles.",
        "@mountain(hero carry) For nine years {hero} had been a pair of shoulders. {He} had fetched bottles, and had gone into the wind so that others should have it easy; {he} had given away shoes, and jackets, and once {his} lunch. When the winner stood on the podium, {hero} was usually at the bus already, rinsing bottles.",
      ],
      [
        "@mountain(captain talk, hero look) “Go,” said {captain} again. {Captainhis} face was grey. “I've nothing left. I've seen you up here for nine years, you breathe through your nose. Go on!” {Hero} did not understand at first. {He} looked at the bottles. “And who'll bring you water?” asked {hero}. “Today,” said {captain}, “I'll be thirsty.”",
        "@mountain(hero look) “Go!” came the call again from the car beside {him}. “There's nobody left in front of you. You breathe through your nose. Go on!” {Hero} did not understand at first. {He} looked at the bottles. “And who'll bring them water?” asked {hero}. “Today,” said the voice, “they'll be thirsty.”",
      ],
      "+ @mountain(hero look) It was strange to be alone. Where there had always been a back beside {him} there was the whole mountain, blue and very large. {Hero} did not know when to go fast; {he} had only ever gone as fast as {he} was needed. For a bend or two {he} even looked round to see who was behind {him}. Nobody was. It frightened {him} more than the drop.",
      "@mountain(hero run) In the last stretch {he} caught sight of the one in front. It was the great favourite, and he was swaying. {Hero} came up beside him and saw the cracked lips, the eyes, the empty bottle. {Hero} knew that look better than anyone in the race. It was what {he} had watched for, for nine years. And {his} hand went to {his} back by itself, and held out the water.",
    ],
    end: [
      "@mountain(hero give) The favourite stared at the bottle. “Why?” he croaked. “I don't know,” said {hero}. “It's what I do.” The man drank, in three gulps. They went on side by side, so close that their elbows touched, and the people at the edge of the road had stopped shouting.",
      "@mountain(hero run) On the last rise the favourite turned his head. “Now each for himself,” he said. “Now,” said {hero}. And then {he} did what {he} had done a thousand times for others: {he} put {his} head down and went into the wind. Only this time there was no one behind {him} to be brought home. There was just a line, and {hero} went over it first, by the breadth of a tyre, and went on for quite a way.",
      [
        "+ @mountain(captain give, hero sit) {Hero} was found at the bus. {He} was sitting on the step, rinsing bottles. “They're looking for you,” said {captain}, who had come in nineteenth, as grey as ash. “There's a podium, and a girl with flowers.” “In a minute,” said {hero}. {Captain} took the bottle out of {his} hand. “Give me that,” said {thecaptain}. “I'll do it.”",
        "+ @mountain(hero sit) {Hero} was found at the bus. {He} was sitting on the step, rinsing bottles. “They're looking for you,” said the driver. “There's a podium, and flowers.” “In a minute,” said {hero}. The driver took the bottle out of {his} hand. “Give me that,” he said. “Today I'll do it.”",
      ],
      "@mountain(hero ride) {Hero} won only that once. The year after that {he} was a pair of shoulders again, for a young one with thin legs. But on that mountain, at the place with the cracked wall, somebody has painted a bottle on the road. When the riders come by there, even the greatest of them, they reach behind them for their own, and look round to see who needs it.",
    ],
  }),
  story({
    says: [
      /\b(?:clown|santa claus|father christmas|entertainer|magician|mascot|bouncer|wrestler|judge|tax inspector|professor|businessman|businesswoman|manager|lawyer|actor|opera singer|rock (?:star|singer)|banker|soldier|general|general manager|babysitter)\b/i,
      /\b(?:hat(?:es?|ed)|can(?:'t|not) stand|could(?:n't| not) stand|dislik\w+|allergic to|afraid of|terrified of|never (?:liked|wanted)) (?:all )?(?:children|kids|babies|toddlers|little ones)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|horror|haunted|own children)\b/i,
    of: "people",
    after: [
      "{Hero} had nothing against children as long as they were behind glass. They were sticky. They asked why. Now they stood round {him} in a ring and looked up, and there was no way out. “Do something,” said the smallest one. “I'm off duty,” said {hero}. “Why?” asked the smallest one.",
      "{Hero} tried it with strictness, and they copied {his} face. {He} tried it with money, and they wanted to know who the man on the note was. A boy in a striped jersey began to cry, because it was taking so long. Then a second one began. {Hero} put {his} fingers in {his} ears and thought of a very quiet island.",
      "+ “You don't like us,” said a girl with plaits. She did not say it reproachfully. It was more like a doctor. {Hero} wanted to say something polite. “No,” said {hero}. “I don't know how you do it. I never learned.” “How you do what?” “Children,” said {hero}. The girl with the plaits considered this. “But you were one,” she said. “For how long?” “Not very,” said {hero}.",
      "At that moment the light went out. It was as dark as in a sack, and the crying stopped all at once, because they were too frightened for it. Eight cold hands took hold of {hero}: of {his} sleeves, {his} knees, a thumb. {Hero} felt how they trembled. And {he} heard a voice say something, a foolish old rhyme about a louse in a house. It was {his} own. {He} had not known that it was still in there.",
    ],
    end: [
      "“Go on,” whispered the dark. {Hero} went on. There were nine verses, and in each the louse lost something. {His} grandmother had said them to {him} in a cellar, in another dark, with bad noises above. By the third verse they were giggling. By the sixth they were all shouting the last line, and {hero} did the voices, the deep one of the house and the thin one of the louse.",
      "When the light came back they did not notice it at once. {Hero} was sitting on the floor with a child on each knee and a plait in {his} ear, and something sticky had got into {his} hair. A grown-up head looked in. “We're so sorry!” it said. “We'll get you away from them immediately!” “Shh,” said {hero}. “We're at verse eight.”",
      "+ The girl with the plaits was the last to be fetched. She shook hands with {hero}. “You can do it now,” she said. “Perhaps it was because of the dark,” said {hero}. “No,” she said. “You knew it all along. You'd only put it somewhere.” Then she asked {him} how long {he} meant to be one this time, and {hero} said that {he} would see.",
      "On a shelf in {hero}'s flat stands a picture of a house with a louse in it, signed by eight people. On Wednesday afternoons the furniture is pushed against the wall. The neighbours complain about the noise. “Why?” asks {hero} through the door, and shuts it again.",
    ],
  }),
];
