import type { Lore } from "./lore.ts";

/** What one feels, and what can be seen of it from outside. */
export const doingsOfHeart: Lore = {
  "(?:makes?|made|making|finds?|found|finding) (?:[a-z]+ ){0,2}?friends?|befriends|befriended|befriending|became friends|become friends":
    [
      "{Doer} came nearer by way of a few detours, as if {doerhe} had only been going past.",
      "{Doer} held out something to be looked at, because it is easier with something in between.",
      "They did not say much. {Doer} sat there, not too near, and then somewhat nearer.",
      "{Doer} laughed at a joke that was not very good, and {doerhe} was not even pretending.",
    ],
  "miss(?:es|ed|ing)? (?:his|her|him|them|its|my|their|you|home|everybody|everyone|somebody|someone|the sea|the mountains|grandma|grandpa|mum|mom|dad)|homesick":
    [
      "At any sound that was a little like it, {doer} stopped and raised {doerhis} head.",
      "At a certain smell, or at three notes of a tune, {doer} stopped short in the middle of everything.",
      "{Doer} thought of quite small things: how a key had been turned, or how somebody used to sneeze.",
      "There was a gap at {doer's} side, and {doerhe} walked as though it had to have room.",
    ],
  "(?:falls?|fell|falling|fallen|is|was|were) in love": [
    "{Doer} walked into something that stood in the way and begged its pardon.",
    "{Doer} had thought of several clever things to say, and said something about the weather.",
    "Some name or other came up in everything that {doer} talked about, even in talk about potatoes.",
    "{Doer} looked over there, looked away when it was noticed, and counted to ten before {doerhe} looked again.",
  ],
  "loves|loved": [
    "{Doer} did not say it often, but it could be heard in the way {doerhe} spoke of other things.",
    "{Doer} would get up for it in the dark, and even without any breakfast.",
    "One could see it on {doer's} face, and also from behind, by the way {doerhe} leaned forward.",
  ],
  "marry|marries|married|marrying|(?:gets|got|getting) married": [
    "{Doer} was so neatly combed and brushed that {doerhe} hardly dared to nod.",
    "At the most solemn moment {doer} had to think of something quite silly and bite {doerhis} lip.",
    "Everything had been practised, and {doer} said the short word that was wanted a little too soon.",
  ],
  "quarrels|quarrell?ed|quarrell?ing|argues|argued|arguing|squabbled|(?:has|had|having) a (?:fight|quarrel|row)": [
    "{Doer} said always, and {doer} said never, and neither of the two was quite correct.",
    "{Doer} walked off, thought of something better to say, and walked back in order to say it.",
    "{Doer} thought of the best answers only afterwards, when there was nobody left to give them to.",
    "By then {doer} could not have said what it had begun with. It may have been a spoon.",
  ],
  "apologi[sz]es?|apologi[sz]ed|apologi[sz]ing|(?:says?|said|saying) sorry": [
    "{Doer} had three sentences ready, and there was only one word of them that came out.",
    "{Doer} looked down and drew something on the ground, a line, and then another across it.",
    "{Doer} cleared {doerhis} throat, walked once round the corner, came back, and cleared it again.",
  ],
  "forgives?|forgave|forgiving|(?:makes|made) (?:it )?up with": [
    "{Doer} said nothing for a while, and then pushed something across that was worth having, a biscuit for instance.",
    "{Doer} was still a little cross at the edges, but it could hardly be seen from the front.",
    "{Doer} moved over, though nobody had asked, so that there was room beside {doerhim}.",
  ],
  "wishes|wished|wishing(?! well)": [
    "{Doer} shut {doerhis} eyes so tightly that there were stars in there.",
    "{Doer} thought it quite slowly and clearly, so that there could be no mistake about the address.",
    "{Doer} opened one eye afterwards, just a crack, to see whether anything had begun.",
    "{Doer} did not say it aloud, for everybody knows that this does not help.",
  ],
  "hopes|hoped|hoping": [
    "{Doer} listened for it with half an ear, even while eating and even half asleep.",
    "{Doer} told {doerhimself} not to count on it, and went on counting on it all the same.",
    "{Doer} looked out once more, though {doerhe} had looked only a moment ago.",
  ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:afraid|scared|frightened|terrified)(?! (?:the|away))|fears|feared":
    [
      "{Doer} felt it in {doerhis} stomach first, where it was cold, and then all the way down.",
      "{Doer} hummed something cheerful, in a voice that was rather higher than usual.",
      "The more {doer} thought of something else, the more exactly {doerhe} knew what {doerhe} was not thinking of.",
      "{Doer} said that {doerhe} was not afraid at all, and stepped a little closer to whatever was nearest.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:lonely|alone)":
    [
      "{Doer} told the news of the day to a spoon, and left a gap for the answer.",
      "Whenever there was laughter behind some wall, {doer} stopped what {doerhe} was doing and listened.",
      "There was room for two everywhere {doer} sat, and nobody had ever complained of it.",
      "{Doer} knew every sound around {doerhim} by name, and there were not many.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?bored":
    [
      "{Doer} had looked at everything already, the ceiling as well, and had even counted some of it.",
      "{Doer} sighed, waited to see if anybody had heard, and then sighed again rather more clearly.",
      "{Doer} let {doerhis} head hang over an edge, and saw that the room was just as dull upside down.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:jealous|envious)|envie[sd]":
    [
      "{Doer} said that it was very nice, and {doerhis} mouth went quite narrow while saying it.",
      "{Doer} did not want to look, and looked, and it was still there.",
      "{Doer} counted how often the other one had been praised, and knew the number by heart.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:angry|furious|cross|mad at)":
    [
      "{Doer} went hot from the bottom up, and things that stood in the way made a noise.",
      "{Doer} breathed through {doerhis} nose, loudly, like a kettle that is not quite ready.",
      "{Doer} put everything down a little harder than was needed, so that things rattled.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:sad|unhappy|heartbroken)":
    [
      "{Doer} sat there and looked at one and the same spot, and the spot could not help it.",
      "When {doer} was spoken to, the answer came a little later than usual and from further down.",
      "{Doer} did everything as always, only more slowly than usual, and without humming.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?shy":
    [
      "{Doer} looked mainly at the ground and by now knew a good many shoes.",
      "Before {doer} had got the word ready, the others had already talked on to something else.",
      "{Doer} stood so near the wall that {doerhe} might have been taken for a coat.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?proud":
    [
      "{Doer} tried to look as if nothing were the matter, and it did not suit {doerhim} at all.",
      "{Doer} told it to everybody who came past, and to some of them twice.",
      "{Doer} seemed to be taller by a finger's breadth, though nobody had measured.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:curious|nosy)":
    [
      "{Doer} had to know what was behind it, and if there was something behind it, what was behind that.",
      "{Doer} kept {doerhis} ears pricked and {doerhis} nose in front, and the rest had to come along.",
      "{Doer} asked why, and when there was an answer, {doerhe} asked why to that.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:nervous|worried)|worries about|worried about|worrying about":
    [
      "{Doer} walked to the door and back, and sat down, and then {doerhe} walked to the door.",
      "{Doer} said that it would surely be all right, but {doerhe} said it to the wall.",
      "{Doer} could not leave things alone, and arranged whatever lay there according to size.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?clumsy":
    [
      "Wherever {doer} had been there was a clatter, and then there was a sorry.",
      "{Doer} went round the vase in a wide curve, and met the table.",
      "{Doer} knew the sound of nearly everything that can fall down, and told them apart by ear.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:brave|courageous)":
    [
      "{Doer} had the same flutter in {doerhis} stomach as others have, and went on walking with it.",
      "{Doer} did not make much of it, but stuck out {doerhis} chin and went ahead.",
      "{Doer} drew a breath, a rather long one, and then {doerhe} said me.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?(?:tired|exhausted)":
    [
      "{Doer} yawned so widely that everybody who saw it had to yawn as well.",
      "Everything that {doer} lifted had grown heavier since the last time, even {doerhis} eyelids.",
      "{Doer} sat down just for a moment, and the moment was a long one.",
    ],
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?hungry":
    [
      "There was a growl, and {doer} looked round, as if it might have been somebody else.",
      "{Doer} was reminded of food by everything, by a hat of a pie and by a wheel of a cheese.",
      "{Doer} smelled it before anybody else did, whatever it was and through two doors.",
    ],
  "cries|cried|crying|weeps|wept|weeping|sobbed": [
    "A tear ran down beside {doer's} nose, stopped at the corner of {doerhis} mouth, and there it tasted of salt.",
    "{Doer} did it quietly, with {doerhis} face to the wall, and only the shoulders could be seen.",
    "When {doer} tried to say something, it came out in pieces, with a hiccup between them.",
    "Everything swam a little before {doer's} eyes, and the lights had long rays.",
  ],
  "laughs|laughed|laughing|giggles|giggled|giggling": [
    "It began with a snort, and {doer} pressed {doerhis} lips together, and that made it worse.",
    "{Doer} laughed till {doerhe} had to hold on to something and till {doerhis} stomach hurt.",
    "Whenever {doer} had just calmed down, {doerhe} thought of it again, and there it was.",
  ],
  "smiles|smiled|smiling|grins|grinned|grinning": [
    "It started on one side of {doer's} mouth and took a little while to get over to the other.",
    "{Doer} tried to keep it back, and so it came out at the eyes.",
    "{Doer} looked away, but the smile could be seen from behind, by the ears.",
  ],
  "hugs|hugged|hugging|kisses|kissed|kissing|embraced": [
    "{Doer} held on a bit longer than is usual, and something cracked, but nothing important.",
    "Quite close to {doer's} ear something was beating, warm and fast, and not quite in time.",
    "{Doer} did not know quite where to put {doerhis} nose, and then it found a place.",
  ],
  "hates|hated|hating|dislikes|disliked|refuses|refused|refusing": [
    "{Doer} only had to think of it, and {doerhis} nose wrinkled all by itself.",
    "{Doer} said no, and in case that had not been clear, {doerhe} said it once more with {doerhis} whole body.",
    "{Doer} looked at it from as far off as was possible, and then moved back a bit.",
  ],
  "(?:longs|longed|longing|yearns|yearned|yearning)": [
    "{Doer} often stood where one could see furthest, and looked in always the same direction.",
    "{Doer} felt a pull, somewhere between the neck and the stomach, and eating did not help.",
    "{Doer} sighed in the middle of quite ordinary things, over a bowl of soup for example.",
  ],
  "trusts|trusted|trusting|believes|believed|believing": [
    "{Doer} did not look to see whether it would hold, but leaned on it with {doerhis} whole weight.",
    "{Doer} asked only once, and then {doerhe} nodded, and for {doerhim} the matter was settled.",
    "Others shook their heads. {Doer} saw it, and did not stand there any differently because of it.",
  ],
  "doubts|doubted|wonders|wondered|wondering": [
    "{Doer} scratched {doerhis} head, first on the left and then, as that had not helped, on the right.",
    "{Doer} began to nod, stopped halfway, and it turned into a slow shake of the head.",
    "{Doer} went round and round the matter, as one goes round a dog that may be asleep.",
  ],
};
