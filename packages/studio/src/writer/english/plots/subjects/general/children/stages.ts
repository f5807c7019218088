import { also, role, story } from "../../subject-story.ts";
import { friend, grown } from "./kinship.ts";

/** Stories of children on a stage and with an instrument. */
export const stages = [
  story({
    says: [
      /\b(?:(?:school|class|nativity|Christmas|Easter|kindergarten|summer) (?:play|pageant|musical|show|concert)|play|musical|theatre (?:group|club)|drama (?:group|club))\b/,
      /\b(?:has to|had to|must|is given|was given|gets?|got|is cast|was cast|only|is supposed to|was supposed to|is chosen|was chosen|ends? up|ended up)\b[^.]*?\b(?:play|be|part|role|as)\b/,
      /\b(?:though|although|but|instead|rather|even though|wanted|disappointed|unhappy|sad|no lines|not a single line|one line|without (?:a )?lines?|nothing to say)\b/,
      /\b(?<part>(?:(?:a|an|the|third|second) )?(?:third |second |hind |back |little |only )*(?:sheep|tree|stone|rock|donkey|cow|camel|ox|bush|cloud|star|shepherd|innkeeper|door|wall|snowflake|tomato|carrot|frog|mouse|broccoli|moon|dwarf|villager|guard|wolf|ghost|witch|angel))\b/,
    ],
    may: [
      /\b(?:wanted to (?:be|play)|rather (?:be|play)|instead of) (?<wish>(?:the |a |an )?[\p{L}' ]+?)(?=[.,;]| and\b| but\b|$)/u,
      grown,
      friend,
      ...also(
        "(?:nativity|school|class|Christmas|Easter|kindergarten) play|pageant|musical",
        "has to play|had to play|has to be|had to be",
        "wanted to be",
        "no lines|one line|single line",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|career|actress|retired|forgets? (?:his|her) (?:line|text)|stage fright|falls? ill|broken leg|director)\b/i,
    of: "young",
    after: [
      "@classroom(hero stand) The names were read out from a list. {Hero} heard {his} own, and what stood behind it, and for a moment {he} thought that it was a joke. “There are no small parts,” said the teacher. That is always said to those who have got one. {Hero} looked down at the sheet of paper. {His} part had been marked in yellow, and there was very little yellow on it.",
      "@bathroom(hero look) At home {he} tried out the costume in front of the bathroom mirror. It scratched at the neck, and it was much too warm. {He} put {his} head on one side. What did it do all evening, somebody like that, while the others talked? “Nothing,” said {hero} to the mirror. “It stands there.” {He} stood there. It was harder than one would think. After two minutes {his} nose itched.",
      [
        "+ @kitchen(hero talk, grown sit) “If I'd got {wish},” {hero} said at supper, and did not say any more. {Grown} passed {him} the bread. “What does yours want?” asked {grown}. “Mine?” “Well, what does it want? Is it hungry? Is it cold? Has it been there long?” {Hero} chewed. Nobody had asked that at school. {He} thought about it until {his} tea was cold.",
        "+ @bedroom(hero sit) The others had whole pages to learn. {Hero} had nothing to learn, and so {he} thought. What did it want, somebody like that? Was it hungry? Had it been there long? Did it like the others? {He} lay on {his} back and found out one thing after the other, until it had a birthday and a favourite food.",
      ],
      "+ @theatre(hero stand) From then on {hero} did not simply stand there at the rehearsals. {He} shivered when the door was opened. {He} looked at whoever was talking, and when it got sad, {he} came one step nearer. “Who told you to do that?” asked the teacher. “It would do that,” said {hero}. The teacher opened her mouth, and closed it again, and made a note.",
      "@theatre(hero look) Then came the evening, and the hall was full to the last chair. Behind the curtain it smelled of dust and peppermint. In the third scene a piece of the scenery tipped over with a bang, and somebody tiny in the first row began to scream. Everyone on the stage stopped.",
    ],
    end: [
      "@theatre(hero walk) {Hero} had no sentence either. {He} had never had any. So {he} did what one like that would do. {He} came out to the edge of the stage, slowly, and sat down there, as close to the screaming as {he} could get, and looked at it in a friendly way. {He} waited. The screaming turned into a hiccup. A small hand was stretched out, and patted the costume where it scratched.",
      "@theatre(hero look) A sort of “oh” went through the hall. Behind {him} the others had found their places again, and the play went on, all of it, to the end. But whenever {hero} moved, even only {his} head, there was a laugh from the first row, small and clear, and then people laughed who had not laughed for years.",
      "@theatre(hero stand) “Which one was the best?” a father asked in the cloakroom. “That one,” said the tiny voice, and pointed at {hero}, who was hanging upside down in {his} costume and could not find the zip. The costume still scratches. {Hero} keeps it on a hook by the door, because somebody small comes to visit it now and then.",
    ],
  }),
  story({
    says: [
      /\b(?:school play|class play|nativity(?: play)?|play|concert|recital|performance|musical|poem|theatre|show|choir)\b/,
      /\b(?:forg[eo]t\w*|stage fright|nervous|blank|stuck|does not know (?:his|her)|cannot remember)\b/,
      /\b(?:whisper\w*|prompt\w*|mouths? (?:the|it)|helps? (?:him|her) (?:out|on)|helped (?:him|her) (?:out|on)|shows? (?:him|her) the|mimes?|mimed|acts? it out)\b/,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|classmate|cousin|neighbour|brother|sister|teacher|grandmother|grandma|grandfather|grandpa|father|mother|mum|mom|dad",
      ),

      ...also("his line|her line|lines|text", "stage fright", "whispers it to (?:him|her)"),
    ],
    unless: /\b(?:murder\w*|kill\w*|actress|actor|career|ghost\w*|opera)\b/i,
    of: "young",
    after: [
      "@bedroom(hero talk) At home {hero} had known every word. {He} had said it to the shower, and to the hamster next door, and twice to the man who read the gas meter. It came out like a string of sausages, one after the other, without a gap. “You could do it in your sleep,” they had told {him}. That was true. In {his} sleep there was nobody watching.",
      [
        "@theatre(hero talk, friend stand) Behind the curtain {hero's} hands were cold, and {his} face was hot, and it should have been the other way round. “I'm going to be sick,” {he} told {friend}. “No, you aren't,” said {friend}. “You look like that before every spelling test. I'll stand here at the side, where you can see my shoes.” {Hero} looked at the shoes. They had one red lace and one blue.",
        "@theatre(hero talk) Behind the curtain {hero's} hands were cold, and {his} face was hot, and it should have been the other way round. “I'm going to be sick,” {he} whispered. “No, you aren't,” somebody whispered back. “You look like that before every spelling test.” Through a gap {he} could see them sitting out there, row behind row, with their hats on their knees.",
      ],
      "@theatre(hero stand) Then the light was on {him}. It was so bright that the hall had no end. {Hero} took a breath, and opened {his} mouth, and the first word was not there. {He} looked for it where it always was. {He} looked to the left and the right of it. It was like putting your foot on a stair in the dark, and there is no stair. Somewhere a programme rustled. Somebody coughed, and then it was very quiet.",
      "+ @theatre(hero stand) A second can be as long as a lesson. {Hero} saw the headmaster in the first row, who had stopped breathing. {He} saw a lamp with a moth in it. {He} would have given {his} bicycle for that one word, and {his} bed as well. {His} knees began to do something that nobody had rehearsed.",
    ],
    end: [
      [
        "@theatre(hero look, friend talk) And then it came from the side, no louder than a page that is turned. {Friend} had gone down on all fours behind the painted bush, and the shoes with the wrong laces stuck out. It was only three words. But it was the end of the string. {Hero} took hold of it and pulled, and there they came, one after the other, without a gap, all of them.",
        "@theatre(hero look) And then it came from the side, no louder than a page that is turned. It was only three words. But it was the end of the string. {Hero} took hold of it and pulled, and there they came, one after the other, without a gap, all of them.",
      ],
      [
        "@theatre(hero dance) The clapping was like rain on a tin roof. {Hero} bowed, and went to the side in the middle of it, and pulled {friend} out from behind the bush by one sleeve. {Friend} had leaves in {friendhis} hair and wanted to go back. “That's where the words were,” {hero} told the whole hall, loud and clear, and nobody had rehearsed that. The rain got louder.",
        "@theatre(hero dance) The clapping was like rain on a tin roof. {Hero} bowed, and went to the side in the middle of it, and pulled out by one sleeve the one who had saved {him}. “That's where the words were,” {hero} told the whole hall, loud and clear, and nobody had rehearsed that. The rain got louder.",
      ],
      "@bedroom(hero talk) {Hero} still talks to the shower before a big day. {He} knows it all by heart, backwards if need be. But {he} never goes out into that light without looking to the side first, to see if somebody is there. And when it is somebody else's turn, it is {hero} who lies behind the bush.",
    ],
  }),
  story({
    says: [
      /\b(?:plays?|played|practi[sc]e[sd]?|practi[sc]ing|learn(?:s|ed|ing|t)?|learns to play)\b/,
      /\b(?<tool>trumpet|violin|drums?|recorder|flute|clarinet|saxophone|trombone|piano|cello|tuba|accordion|guitar|bagpipes|horn)\b/,
      /\b(?:complain\w*|so (?:badly|loud\w*)|noise|loud\w*|nowhere to (?:practi[sc]e|play)|place to (?:practi[sc]e|play)|cover(?:s|ed)? (?:his|her|their) ears|howl\w*|run(?:s)? away|plugs?)\b/,
    ],
    may: [
      role(
        "helper",
        "grandfather|grandmother|grandma|grandpa|uncle|aunt|father|mother|mum|dad|teacher|friend|sister|brother",
      ),
      ...also("neighbours? complains?|neighbours? complained", "place to practi[sc]e", "badly"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|stolen|attic|inherit\w*|orchestra|deaf|angel|ghost\w*|magic\w*|competition|contest|audition)\b/i,
    of: "young",
    after: [
      "@room(hero play) It was not that {hero} did not try. {He} stood at the music stand every day from four to five, with the window shut. But the {tool} had ideas of its own. It could do a goose, and something like a tram in a bend. What it would not do was the first line of the song on page six. Above {him} somebody knocked on the floor with a broom, quite in time.",
      "@corridor(hero read) On Monday there was a note in the stairwell. “Dear {tool},” it began, “could you perhaps move to the country?” {Hero} took it down and read it twice. {He} put the {tool} back in its case, closed both locks and pushed it under {his} bed.",
      [
        "@street(hero walk, helper walk) “Get your jacket,” said {helper}, who had looked under the bed. “And bring that along.” {Helper} did not say where they were going. They took the bus to the last stop, and went under the railway and along a path with nettles on both sides. {Hero} carried the case in front of {him} with both arms. “Nobody lives here,” {he} said. “That's just it,” said {helper}.",
        "@street(hero walk) On Saturday {hero} pulled it out again, took {his} jacket and went off to find a place. The park had a sign. {He} went on to where the buses turn round, and under the railway, and along a path with nettles on both sides. {He} carried the case in front of {him} with both arms, until there was not a window to be seen.",
      ],
      "@meadow(hero play) There was a field with a fence round it, and nobody there but cows. {Hero} looked to the left and to the right. Then {he} took a deep breath, for all the days under the bed, and played a goose, as loud as it would come. It flew right across the field. Nobody knocked. {He} played the tram, and then {he} simply went on, because there was so much room.",
    ],
    end: [
      [
        "@meadow(hero play, helper sit) When {he} opened {his} eyes, eleven cows were standing at the fence, in a row, with their ears to the front. {Helper} sat on an upturned bucket and pretended to read the paper. “They've come from right down there,” said {helper}. “Go on. They paid nothing, but they walked.” {Hero} turned to page six. It was not good. But it was a line, and it had an end, and a cow said something about it.",
        "@meadow(hero play) When {he} opened {his} eyes, eleven cows were standing at the fence, in a row, with their ears to the front. They had come all the way up from the stream. Nobody had ever come nearer because of {hero's} playing. {He} turned to page six. It was not good. But it was a line, and it had an end, and a cow said something about it.",
      ],
      "+ @meadow(hero play) {He} came on Saturday, and on Wednesday, and when it rained {he} stood in the door of the old shed. The goose became rarer. The tram did not come at all any more. One evening, when the sun lay flat on the field, {hero} played page six from the top to the bottom, and did not notice it until it was over. The cows chewed. It was a good sign. They only chewed when there was nothing to worry about.",
      "@corridor(hero play) It was a Sunday when the neighbours heard it through the wall. There was no knocking. A door opened, and then another, and somebody turned down the radio. {Hero} is allowed to play from four to five now, with the window open. But on Saturdays {he} still takes the bus to the last stop. {He} has an audience there, and it has never missed a concert.",
    ],
  }),
  story({
    says: [
      /\b(?:stutter\w*|stammer\w*|lisp\w*|reads? (?:badly|slowly)|cannot read|dyslexi\w*|slow reader|reads? aloud|reading aloud|read out)\b/,
      /\b(?:reading (?:competition|contest|aloud)|read(?:s|ing)? (?:aloud|out|to|in front)|poem|presentation|in front of (?:the|his|her) class|out loud|speech|recite)\b/,
    ],
    may: [
      grown,
      friend,
      role("ear", "dog|cat|rabbit|hamster|goldfish|horse|pony"),
      ...also("nervous|afraid|scared|ashamed|embarrassed", "win", "competition|contest", "laugh\\w*", "practi[sc]\\w*"),
    ],
    unless: /\b(?:murder\w*|kill\w*|king|president|prince|politician|wedding|prison|old (?:man|woman))\b/i,
    of: "young",
    after: [
      "@classroom(hero read) It was never the long words. The long ones came rolling along by themselves. It was the short ones at the beginning that stood across the road like a cow. {Hero} saw such a word coming, three lines ahead, and from then on {he} could see nothing else. {He} got hot. {He} read faster so as to get past it, and that was just what it was waiting for.",
      "+ @bedroom(hero read) At home, alone, {he} read without a mistake. {He} did the voices, too: the old king had a cold, and the wolf was from the city. {He} read to the lamp and to the row of shoes. “You see, I can do it,” said {hero} to the shoes. But shoes do not turn round. They do not look at each other, and they do not wait with that kind face that was the worst of all.",
      [
        "@room(hero read, ear sit) So {he} tried it with {ear}. That was something alive, at any rate, and it had ears. {Hero} sat down on the floor and opened the book. At the first short word {he} got stuck, as always. {Ear} did not mind. {Ear} breathed in, and breathed out. {Hero} breathed along with it, in and out, and there was the word, in the middle of the breath, quite easy.",
        "@room(hero read) The next evening {he} tried it in front of the open window, and down below an old man was sweeping the yard. At the first short word {hero} got stuck, as always. The broom went on: swish, and then back, swish. It was in no hurry at all. {Hero} breathed along with it, in and out, and there was the word, in the middle of a swish, quite easy.",
      ],
      "@bedroom(hero write) After that {he} read every evening, and always a little slower. {He} found out that one may stop. One may stop in the middle of a sentence, if one looks as though one had meant to. It even sounded better. In the margins of the book {he} drew small waves with a pencil wherever there was time to breathe.",
      "@classroom(hero stand) When it was {his} turn, {he} walked to the front with the book against {his} chest. There was a glass of water on the table. {Hero} looked up once, and there they all were. {He} looked down, and there it stood, the very first word, short and fat. {His} throat closed. Somebody in the third row began to look at somebody else.",
    ],
    end: [
      "@classroom(hero read) {Hero} did not run at it this time. {He} put {his} finger on the first little wave. {He} breathed in, and {he} breathed out, and let them wait. It grew so quiet that one could hear the clock. And when the word came, it came as softly as a cat that comes into a room, and everybody leaned forward so as not to miss it.",
      "+ @classroom(hero read) {He} got stuck twice more. The first time {he} waited until it was over, and the second time {he} gave the stuck word a voice like a wolf from the city, who had his own way of talking. They laughed, but it was at the wolf, and {hero} had wanted them to. At the end nobody moved. “And then?” called a voice from the back. “How does it go on?” It was the best thing that anyone had ever said to {him}.",
      "@classroom(hero read) The book has waves in all its margins. There are still days when a short word lies across the road. {Hero} knows by now that it gets up and goes, if you give it a moment. {He} puts {his} finger on the line, breathes in and out, and turns the page.",
    ],
  }),
];
