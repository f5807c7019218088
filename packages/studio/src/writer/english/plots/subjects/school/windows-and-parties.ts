import { role, story } from "../subject-story.ts";

/** Stories of broken windows, parties without an invitation, and words that went too far. */
export const windowsAndParties = [
  story({
    says: [
      /\b(?:ball|football|baseball|cricket|soccer|snowball|stone|frisbee)\b/i,
      /\b(?:br(?:eaks?|oke|oken)|smash\w*|shatter\w*|crash\w*|kick\w*|hit|threw|throws?)\b/i,
      /\b(?:windows?|window ?pane|greenhouse|glass)\b/i,
      /(?<keeper>\b(?:Mrs|Mr|Miss|Ms)\.? \p{Lu}[\p{L}-]+|\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,3}?(?:neighbou?r|old man|old woman|old lady|widow|widower|baker|shopkeeper|headmaster|headmistress|teacher|caretaker))\b/u,
    ],
    unless:
      /\b(?:blam\w*|lie[sd]?|lying|pretend\w*|innocent|ghost|murder\w*|war|robot|detective|burglar|thief|r[au]n(?:s|ning)? away)\b/i,
    of: "people",
    after: [
      "@street(hero look) First there was the crash, then a tinkling that went on for a long time, and then nothing. {Hero} stood there with one foot in the air. The street was empty all at once. Behind the hole in the window a curtain moved.",
      "@street(keeper talk, hero look) {Thekeeper} came out, with the ball in one hand and a piece of glass in the other. “Whose is this?” asked {thekeeper}. {Hero} could have run. {He} looked down at {his} feet, and they stayed where they were. “Mine,” said {hero}. “The ball, I mean. And the hole.”",
      "@garden(keeper talk, hero look) A window costs more than you think. {Hero} turned out {his} money box on the doorstep: it was enough for one corner of the pane. “Then you will work for the rest,” said {thekeeper}. “Saturdays, at nine.” And {thekeeper} stuck a piece of cardboard over the hole.",
      "@garden(hero carry, keeper point) On the first Saturday {hero} pulled up the weeds, and with them two rows of carrots. On the second {he} put the carrots back. {Thekeeper} did not say much. But on the third Saturday there was a cup of cocoa on the wall, and beside it lay the ball. {Thekeeper} had pumped it up.",
      "+ @workshop(hero build) They put in the new pane together. {Hero} was allowed to press the putty in all round, with {his} thumb. It was softer than it looked, and it smelled of nuts. When the window was in, the whole street could be seen in it, and {hero}, upside down in the ball.",
    ],
    end: [
      "@garden(keeper give, hero take) “Now we are quits,” said {thekeeper} on the last Saturday, and gave {hero} the ball. But {thekeeper} did not go in. “I was rather good at that once,” said {thekeeper}. “Would you let me have one go?”",
      "@garden(keeper run, hero look) {Hero} stepped aside. {Thekeeper} took a run of three steps, and the ball went up, over the beans and over the wall, as no ball in that street had ever gone. They both watched it. There was a crash, and a long tinkling. {Thekeeper} stood there with one foot in the air.",
      "@garden(hero talk, keeper talk) “Whose is this?” asked {hero} sternly, and held up a piece of glass. “Mine,” said {thekeeper}. “The hole, I mean.” Then they laughed so much that they had to hold on to the fence. “I'll help you,” said {hero}. “Saturdays, at nine.”",
      "@garden(hero sit, keeper sit) In the putty of the new window there is a small thumbprint, and next to it a large one. On Saturdays {hero} and {thekeeper} sit below it with their cocoa, and the ball lies between their feet, and waits until the cups are empty.",
    ],
  }),
  story({
    says: [
      /\b(?:birthday|party|sleepover)\b/i,
      /\b(?:(?:not|never|n['’]t)(?: been)? invited|no invitation|without an invitation|did(?:n['’]t| not) (?:get|receive) an invitation|invit\w+[^.]{0,40}\b(?:except|but not)\b|everyone[^.]{0,40}\bexcept\b|only (?:one|child|kid)[^.]{0,30}(?:not|n['’]t) invited)\b/i,
    ],
    may: [/(?<!\p{L})(?<host>\p{Lu}\p{Ll}+)['’]s (?:[a-z0-9]+ ){0,3}(?:birthday|party|sleepover)/u],
    unless:
      /\b(?:princess|fairy|witch|dragon|wedding|ghost|king|queen|husband|boss|office|because|animals?|monster|vampire)\b/i,
    of: "young",
    after: [
      "@classroom(hero look) The envelopes were blue, and each had a gold star on it. They lay on all the desks. {Hero} looked on {his} desk, and under it, and in the crack at the back where pencils get lost. There was an old raisin. There was no envelope.",
      "@playground(hero stand) At break all the others talked about nothing else. There was going to be a magician. There was going to be a cake in the shape of a castle. {Hero} walked round the playground as if {he} had something to do. When the others came near, they stopped talking, and that was worse than the talking.",
      [
        "+ @street(hero walk, mate walk) “I won't go, either,” said {talker} on the way home. “You must,” said {hero}. “You have to tell me about the magician.” {Talker} kicked a stone all the way down the street. “It can't be on purpose,” said {talker}. “And if it is?” asked {hero}.",
        "+ @bedroom.night(hero sit) In the evening {hero} counted what {he} might have done wrong. {He} had laughed once at the wrong moment. {He} had not lent out the red pen. It was a short list, but in the dark it grew, and at midnight it filled the whole ceiling.",
      ],
      [
        "@corridor(hero talk) There was only one way to find out. {Hero} practised the question in front of the mirror until it stopped wobbling. On Friday {he} went up to {host}, by the coat hooks, with {his} heart in {his} ears. “Why am I the only one who isn't invited?” asked {hero}. {Host} turned round, and {hero} saw to {his} surprise that {host} had red eyes.",
        "@corridor(hero talk) There was only one way to find out. {Hero} practised the question in front of the mirror until it stopped wobbling. On Friday {he} went up to the birthday child, by the coat hooks, with {his} heart in {his} ears. “Why am I the only one who isn't invited?” asked {hero}. The birthday child turned round, and had red eyes.",
      ],
    ],
    end: [
      [
        "@corridor(hero look) “But I put yours on your desk first, before all the others!” said {host}. “I wrote the longest letter in it. And all the others have answered, and you never said a word. I thought that you didn't like me.” They stared at each other. “There was only a raisin,” said {hero}.",
        "@corridor(hero look) “But I put yours on your desk first, before all the others!” was the answer. “I wrote the longest letter in it. And all the others have answered, and you never said a word. I thought that you didn't like me.” They stared at each other. “There was only a raisin,” said {hero}.",
      ],
      "@classroom(hero look) They ran back to the classroom and crawled about on the floor. The window had been open that morning. “The wind,” said {hero}, and put an eye to the gap behind the radiator. There was something blue in there. They fished for it with a ruler, two rulers, and at last with a recorder. The gold star had melted a little.",
      "@classroom(hero read) “Dear {hero},” it said inside, “please come early and stay late. I would like you to sit next to me, because you always laugh at the wrong moment, and that is the best one.” {Hero} read it twice. “Yes,” {he} said. “What do you mean, yes?” “That's my answer,” said {hero}.",
      "@room(hero eat) The magician was not very good, and the castle fell over when it was cut. {Hero} laughed at the wrong moment. In {his} room the envelope hangs over the bed, blue, wavy from the heat, with half a star. Beside it lies a raisin, for luck.",
    ],
  }),
  story({
    says: [
      /^[^.]{0,70}\b(?:wr[io]tes?|writes|post(?:s|ed)|sen(?:ds|t)|shared?s?|published?|typed)\b[^.]*\b(?:comment|post|message|photo|picture|video|text|joke|online|chat|internet)\b/i,
      /\b(?:mean|nasty|cruel|embarrass\w*|unkind|hurtful|secret|horrible|rude|angry|spread\w*|whole (?:school|class)|everyone|everybody|regret\w*|sorry|by mistake|accident\w*)\b/i,
      role(
        "friend",
        "best friend|friend|classmate|teacher|sister|brother|cousin|girlfriend|boyfriend|neighbour|team-?mate",
      ),
    ],
    unless:
      /\b(?:murder\w*|blackmail\w*|killer|love (?:letter|message|text)|kidnap\w*|anonymous|ghost|dead|died|wife|husband|boss)\b/i,
    of: "young",
    after: [
      "@bedroom.night(hero look) It had taken four seconds. {Hero} had been angry, and the telephone had been in {his} hand. {He} took the words away again at once, and the screen was empty and clean. {Hero} breathed out. Then it buzzed. And again. And then it did not stop any more.",
      "+ @corridor(hero walk) In the morning the words were at school before {hero} was. They had been copied, and sent on, and given a laughing face. At the lockers they were read aloud in a funny voice. {Hero} heard {his} own sentence come round every corner, and each time it sounded worse than {he} had meant it.",
      "@classroom(hero look, friend sit) {Thefriend} sat in the usual place by the window and did not turn round. Only {friendhis} ears were red. {Hero} pushed a note across the table: “I took it down.” {Thefriend} pushed it back without opening it.",
      "+ @bathroom(hero look) At break {hero} hid in the washroom. “It was only a joke,” {he} said to the mirror. “I was angry. It's not my fault that they copied it.” The mirror had nothing to say to that. Somewhere behind the doors a boy read the sentence out again, and laughed.",
      "@street(hero sit) After school {hero} went to {friend's} house and rang the bell. Nobody opened. So {he} sat down on the step. {He} wrote a message, and looked at it, and deleted it. {He} had written enough. It began to rain, and {hero} stayed where {he} was.",
    ],
    end: [
      "@street(friend talk, hero look) It was almost dark when the door opened by a crack. “Well?” said {thefriend}. “Say it.” “Say what?” asked {hero}. “What you wrote. To my face.” {Hero} opened {his} mouth. {He} looked at {thefriend}, and it was not possible. There was no way to say that sentence to these eyes. “I can't,” said {hero}. “It isn't even true.”",
      "@street(hero talk, friend talk) “That's what I wanted to know,” said {thefriend}, and sat down on the step, too, though a good way off. Then it all came out: the small thing that had made {hero} so angry, and what it had been like to walk through that school. {Hero} did not say “only a joke”. {He} said: “I'm sorry,” and then {he} listened.",
      "@classroom(hero talk, friend look) The next morning {hero} stood up in front of the class. “I wrote it,” {he} said. “It was mean, and it's a lie. Whoever has still got it, please delete it now. I'll wait.” {He} waited for a long time. One thumb moved, and another, and then there was a small wave of clicks, from the front to the back.",
      "@street(hero sit, friend sit) {Hero} still gets angry. But now {he} puts the telephone into {his} shoe and walks to that step, and says it aloud, whatever it is. {Thefriend} listens, with the door wide open. Most of it turns out to be not worth writing down.",
    ],
  }),
  story({
    says: [
      /\b(?<book>diary|sketch ?book|journal|note ?book|drawings?|comics?|poems?)\b/i,
      /\b(?:stolen|st[eo]le|steals?|los(?:es|t)|taken|missing|disappear\w*|hung|hangs?|read (?:out|aloud)|finds?|found|pinned|stuck)\b/i,
      /\b(?:whole (?:school|class)|notice ?board|wall|classmates?|everyone|everybody|blackboard|locker|school (?:magazine|paper|website)|read (?:out|aloud))\b/i,
      /\b(?:school|class\w*|pupils?|students?|teacher|teen\w*|girl|boy)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|dead|died|war|prison|grandmother's|grandfather's|mother's|old diary|magic\w*|time|killer|detective|death)\b/i,
    of: "young",
    after: [
      "@corridor(hero look) {Hero} knew that page at once, from the other end of the corridor. In one corner was the ring of a cocoa cup. A crowd stood in front of it, and nobody knew yet whose it was. {Hero} turned round and walked the other way, much too fast.",
      "+ @bathroom(hero stand) Everything was in there. Nobody had ever been meant to see the {book}: not the pages about the class, with all their noses, and not the ones about {hero}. {He} locked {himself} into the last cubicle and pulled up {his} feet. There were forty pages. So that meant forty days.",
      [
        "@corridor(mate talk, hero look) “It's yours, isn't it?” asked {talker} through the door. There was no answer. “I knew it by the cocoa,” said {talker}. “Do you want to know what they say?” “No,” said {hero}. And after a moment, in a very small voice: “What do they say?” “Come and listen,” said {talker}.",
        "@corridor(hero look) The next morning there was a second page. {Hero} had to walk past it, there was no other way to maths. {He} pulled up {his} hood and held {his} breath. {He} wanted to hear nothing. But ears cannot be shut like eyes.",
      ],
      "@corridor(hero stand) They were laughing. {Hero} had known that they would. Then {he} noticed what sort of laughing it was. “That's me!” cried a boy with big teeth. “That's exactly how I look when I'm lying!” A girl read the page to the end and wiped her eyes. “Who does that?” she asked. “How does anyone know what it's like?”",
    ],
    end: [
      "@corridor.dawn(hero look) On the third day {hero} came to school before it was light, to tear the page down. Someone was there already. It was a small pupil from the first year, on a chair, with a drawing pin in the mouth and the {book} under one arm. The chair fell over with fright.",
      "@corridor(hero talk) “I found it under the bus seat,” whispered the small one. “There was no name in it. I wanted to give it back, but first I read one page, because I was sad that day. And then I wasn't sad any more. So I thought, there must be others who are.” {Hero} had been ready to shout. Now {he} looked at the drawing pin, and had to sit down on the floor.",
      "@corridor(hero write) The crowd came at a quarter to eight, as on the other days. There was no page on the board. There was {hero}, with red ears. “It's mine,” said {hero}. “I'm sorry about the teeth.” For a moment it was quiet. “Is it going on?” asked the boy with the big teeth. “Am I in the next one?”",
      "@corridor(hero write) A new page hangs there every Monday now, and {hero} pins it up {himself}. It has a name in the corner. The ring of the cocoa cup has stayed. People say that without it the thing would not be real.",
    ],
  }),
];
