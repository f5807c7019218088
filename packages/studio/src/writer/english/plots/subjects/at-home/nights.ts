import { story } from "../subject-story.ts";
import { GRAND, GRANDCHILD, who } from "./words.ts";

/** Stories of nights: monsters, the dark, thunder, staying awake, lights in the sky. */
export const nights = [
  story({
    says: [
      who("monster", "monster|creature|ghost|troll|beast"),
      /\b(?:under|beneath|in) (?:\S+ ){0,2}(?:bed|wardrobe|closet|cupboard)\b/i,
      /\b(?:afraid|scared|frightened|shy|lonely|mum|mom|mother|friends?|homesick|cr(?:y|ies|ied|ying)|check|asks?|asked|wants?|wanted|dark)\b/i,
    ],
    may: [/\b(?<kid>\p{Lu}\p{Ll}+)['’]s (?:bed|wardrobe|closet|room|cupboard)\b/u],
    lead: "kid",
    unless: /\b(?:murder|killer|blood|horror|evil|baby)\b/i,
    after: [
      "@bedroom.night(hero look, monster look) {Hero} hung {his} head over the edge of the bed, until {his} hair touched the floor. Two round eyes looked back, as big as saucers. Then the eyes disappeared behind two furry paws. “Please don't bite,” said a voice from the dust.",
      "@bedroom.night(hero talk, monster talk) “I never bite,” said {hero}. “Mum said that you people do,” said the voice. “She said, beware of what sleeps on top. It has cold feet and snores.” {Hero} had never thought about it like that. A tear rolled out from under the bed and left a clean stripe on the floor.",
      "@bedroom.night(hero sit, monster sit) So {hero} climbed down with the torch. {Themonster} was the size of a calf, with purple fur and one sock on its ear. It had come through the skirting board to play, and then somebody had pushed the toy box in front of the hole. “And I can't see in the dark,” it sobbed. “None of us can.”",
      "+ @bedroom.night(hero eat, monster eat) They shared a biscuit. {Themonster} ate the crumbs first, and then the plate. It had never been on top of a bed in its life, and it bounced there once, very politely, and asked what the pillow was for. “For the head,” said {hero}. “Ah,” said {themonster}, and put it on.",
      "@bedroom.night(hero, monster) Then there were steps on the stairs. “Who's jumping about up there?” The light went on under the door, and {themonster} turned pale to the tips of its fur, and shook so hard that the whole bed rattled. {Hero} threw the blanket over it and lay on top, with {his} eyes shut. The door opened.",
    ],
    end: [
      "@bedroom.night(hero, monster) “That's odd,” said the voice in the door. “You've grown.” The bed hiccuped. “Good night, then, both of you,” said the voice, and the door closed again. {Hero} counted to a hundred. After that they pushed together, with four paws and two feet, and the toy box scraped aside, inch by inch.",
      "@bedroom.night(hero hug, monster hug) Behind it was a hole, and out of the hole came warm air, and a smell of cinnamon. “MY LITTLE ONE!” cried somebody in there, so deep that the windows sang. An enormous purple arm came out. It took {themonster} by the scruff, and hugged it, and then it felt about for {hero} and hugged {him} as well.",
      "+ @bedroom.night(monster talk, hero) “It was on top,” {themonster} told its mother, before the hole grew dark. “It has got warm feet, and it doesn't bite. May it come and play under us one day?”",
      "@bedroom.night(hero sleep, monster eat) The toy box has a new place now, beside the window. On the floor by the skirting board a torch is always lit, a small one, so that nobody need be afraid. And in the morning, where a biscuit was put out at bedtime, there is only ever a clean ring in the dust.",
    ],
  }),
  story({
    says: [
      /\b(?:afraid|scared|frightened|fears?|feared|terrified)\b/i,
      /\b(?:of the dark|dark(?:ness)?|night ?light|lights? out|at night)\b/i,
      /\b(?:light|lamp|torch|flashlight|firefly|fireflies|candle|stars?|grand\w+|brother|sister|mum|mother|dad|father|bed|sleep\w*|room|cellar|moon|night)\b/i,
    ],
    unless:
      /\b(?:torch|flashlight|lamp|night ?lights?|fireflies|firefly|lantern|candle|stars?|murder|killer|mine|bat|dragon|owl|lighthouse|power cut|horror|camp\w*|monster)\b/i,
    of: "young",
    may: [who("ownold", `${GRAND}|mum|mother|mom|dad|father|uncle|aunt|brother|sister`)],
    after: [
      "@bedroom.night(hero look) When the lamp was out, the room changed. The dressing gown on its hook had no head. Behind the curtain something seemed to breathe. {Hero} pulled the blanket up as far as the eyes and left only a slit, for looking out.",
      [
        "@bedroom.night(hero, ownold sit) “Again?” asked {ownold} in the door. {Ownoldhe} did not put the lamp on. Instead {ownoldhe} sat down on the edge of the bed, right in the dark, as if it were a bench in the park. “When I was little, it had teeth,” said {ownold}. “Then I found out that nobody had ever introduced us.”",
        "@bedroom.night(hero sit) On the third night {hero} had enough of it. {He} sat up in bed, with {his} heart going like a drum. “Who is there?” {he} asked. There was no answer. “Then I'll tell you who is here,” said {hero} to the dark, and told it {his} whole name, with all the parts. Nobody had ever introduced them.",
      ],
      "@bedroom.night(hero talk) “Good evening, Dark,” said {hero}, and it came out as a squeak. They listened. The house ticked and cracked like somebody who is getting comfortable. Far off a train went by. You did not hear it in the daytime, that train. Nor did you hear the cat on the stairs, with her soft, uneven steps.",
      "+ @bedroom.night(hero look) So it became a game. Each night {hero} found one thing that was only there in the dark. The first was the train. The second was how the pillow smelled. The third was a thin line of moon across the ceiling, which moved on when you did not look, like somebody who plays grandmother's footsteps.",
      "@bedroom.night(hero look) But then came a night when the moon was gone, and the lamp in the street as well. It was black, from wall to wall. {Hero} held a hand in front of {his} nose, and there was no hand. And just then, from downstairs, came a small, thin cry. It came once more. Nobody else woke up.",
    ],
    end: [
      "@corridor.night(hero walk) {Hero} put one foot on the floor, and then the other. “It's only me,” {he} told the dark, and walked into it. Four steps to the door. Twelve stairs. {He} knew them all by heart, without any eyes. The crying came from behind the cellar door, where it was blacker still.",
      "@cellar.night(hero sit) Down there something soft pushed against {his} leg. It was the cat, and beside her, in the basket with the old towels, {hero's} fingers found something tiny, damp and warm. Then a second one. Then a third, which had rolled out and could not find the way back. {Hero} put it to its mother, and the crying stopped.",
      "+ @cellar.night(hero sit) So they sat there, the three kittens and the cat and {hero}, and none of them could see a thing. The purring filled the whole cellar, like a very small train. “They've got their eyes shut,” thought {hero}. “They don't know anything but the dark. And they're not afraid of it at all.”",
      "@bedroom.night(hero sleep) One of the three lives upstairs now. It is black from nose to tail, so that at night it cannot be seen. But it can be heard, on the pillow. “Good evening, Dark,” says {hero} every night, and the Dark answers: purr.",
    ],
  }),
  story({
    says: [
      /\b(?:thunder(?:storms?)?|lightning)\b/i,
      /\b(?:afraid|scared|frightened|hide|hid(?:es)?|fear\w*|blanket|bed|wardrobe|under|storm)\b/i,
    ],
    unless: /\b(?:ship|captain|pilot|plane|murder|sailors?|god|wizard|sea|lighthouse|cloud|knock\w*)\b/i,
    of: "young",
    may: [who("ownold", `${GRAND}|mum|mother|mom|dad|father|uncle|aunt`)],
    after: [
      [
        "@room.storm(hero sit, mate sit) The next crash shook the spoons in the drawer. {Hero} and {talker} grabbed each other's hands, and neither of them would have said whose hand had been first. “I wasn't scared,” said {talker}. “Nor me,” said {hero}. Then came a flash so white that they could see each other not being scared.",
        "@room.storm(hero sit) The next crash shook the spoons in the drawer. {Hero} put both hands over {his} ears, but thunder does not care about hands. It came in through the feet. Then there was a flash so white that for a moment every single thing in the room stood there, with a black shadow, and held its breath.",
      ],
      [
        "@bedroom.storm(ownold sit, hero sit) “Is there room in there?” asked {ownold}, and crept in as well, with {ownoldhis} slippers on. “Now listen,” {ownoldhe} said. “That is the people who live upstairs. They are moving house. First the light goes on, because they can't find the piano. Then you count. And then they drop it.”",
        "@bedroom.storm(hero write) Then {hero} remembered what the weather woman had told them at school: when you see the flash, begin to count, and stop when it crashes. If the number grows, the storm is going away. So it was a matter of arithmetic. {Hero} took a pencil in with {him}. The next flash came. One. Two. Three.",
      ],
      "@bedroom.storm(hero talk) They got as far as four. CRASH. “That was a piano,” said {hero}, in a voice that was rather high. At the next flash they got to three. That was a wardrobe. After that came two, and it must have been the bathtub, for at that moment the rain came down, so hard that it hissed.",
      "+ @bedroom.storm(hero write) In between it was nearly fun. {Hero} wrote a list of all that had been dropped up there: two pianos, a wardrobe, a bathtub, a shelf full of saucepans, which had gone on for a long time. “They'll have nothing left to sit on,” said {hero}. “Poor things.” And the sky grumbled, as if it agreed.",
      "@bedroom.storm(hero look) Then there was a flash, and there was no time to count at all. All the lamps went out. In the silence after it {hero} heard a scratching at the window pane, and a whimper. Somebody was out there, in all of that, and was much more afraid than anybody inside.",
    ],
    end: [
      "@room.storm(hero walk) It was the neighbours' dog, Brutus, whom the whole street was afraid of. His chain had broken. He stood there as wet as a mop. {Hero} looked at him. Then {he} crept out from under all that was warm, and went, barefoot, through the white flashes, and opened the door.",
      "@room.storm(hero talk) Brutus came in on his stomach. He crept to where they had been hiding, and pushed in, with only his tail outside, and shook. “It's just the people upstairs,” {hero} told him, and held his big head. “You have to count. I'll do it for you.” At the next flash they got to five. Then to eight. Then to twenty.",
      "+ @room.night(hero sit) “They are on the next street now,” whispered {hero}. And only then did {he} notice something: for the whole time {he} had been thinking of nothing but the dog. The fear had got up and gone out, and had not even closed the door.",
      "@room.storm(hero sit) Brutus has never growled at anyone from that house again. And when there is a storm, he does not wait for the first drop. He stands at the door with his own blanket in his mouth, and wants to be counted to.",
    ],
  }),
  story({
    says: [
      /\b(?:stay(?:s|ed)? (?:up|awake)|awake|not (?:fall|fell) asleep|all night|whole night|until midnight|till midnight)\b/i,
      /\b(?:midnight|night|new year\w*|santa|father christmas|tooth fairy|fireworks|birthday|moon|pillow)\b/i,
    ],
    unless:
      /\b(?:apprentice|baker|bakery|bread|shift|guard|nurse|police|insomni\w*|murder|killer|ghosts?|driver|vampire|haunted|truck|hotel)\b/i,
    of: "young",
    after: [
      [
        "@bedroom.night(hero sit, mate sit) “The secret is not to lie down,” said {hero}, and {talker} thought so too. So they sat on the hardest chairs in the house, with their backs straight, like two kings. The clock said half past eight. “If your eyes close, I'll pinch you,” said {hero}.",
        "@bedroom.night(hero sit) The secret was not to lie down, {hero} knew that much. So {he} sat on the hardest chair in the house, with {his} back as straight as a king's. The clock said half past eight. {Hero} looked it firmly in the face and did not blink.",
      ],
      [
        "@bathroom.night(hero dance, mate dance) At nine a cold flannel helped, one for {hero} and one for {talker}. At half past nine they danced, and after that there was a spoon of mustard. Then {hero} and {talker} sang every song that they knew, until the words became very long.",
        "@bathroom.night(hero dance) At nine a cold flannel helped. At half past nine {hero} danced, and after that there was a spoon of mustard. Then {hero} sang every song that {he} knew, until the words became very long.",
      ],
      "+ @room.night(hero stand) The grown-ups were no help. They yawned. They did it behind their hands and in front of their hands, and it was catching, like measles. “You could have a little lie-down,” they said, “and we'll wake you.” {Hero} had heard that one before. {He} put on a woolly hat, back to front, so as not to see it.",
      "@bedroom.night(hero walk) At eleven the house was very quiet. The pillow lay there on the bed, white and plump. It did not say anything. It only looked soft. {Hero} walked past it once, in a wide circle, and then a second time, in a smaller one. The third time {he} just wanted to see how soft it was. With one finger. With one cheek.",
    ],
    end: [
      [
        "@bedroom.night(hero run, mate run) What woke {him} was a nudge in the side. {Talker} had slid off the bed with a thump and taken the blanket along. {Hero} sat up, and it was dark, and the clock was striking. It had already struck a few times. “What number was that?” {hero} gasped. “I was asleep,” said {talker}. They fell over the chair, both of them, and ran to the window.",
        "@bedroom.night(hero run) What woke {him} was a nudge in the side. Something had slid off the bed with a thump and taken the blanket along. {Hero} sat up, and it was dark, and the clock was striking. It had already struck a few times. “What number was that?” {he} gasped, and fell over the chair, and ran to the window.",
      ],
      "@bedroom.night(hero look) It was the twelfth. {Hero} saw it with {his} own eyes, with {his} nose flat against the glass: the very middle of the night. All over town lights went up and bells rang out. And out in the street stood the grown-ups, in their coats over their nightclothes, and looked up, and had forgotten to be sensible.",
      "@street.night(hero eat) They were so surprised when the door opened that nobody said anything about bed. They lifted {hero} on to a pair of shoulders and gave {him} a sip of something hot, and together they listened to the last of the bells.",
      "@kitchen(hero talk) {Hero} told it all at breakfast, every minute: the mustard, the songs, the bells. Only the time between eleven and twelve was missing. Only the pillow knows, but it still does not say anything, and it has the dent of one cheek.",
    ],
  }),
  story({
    says: [
      who("elder", `${GRAND}|father|dad|papa|mother|mum|mom|uncle|aunt`),
      /\b(?<sight>northern lights|aurora|shooting stars?|falling stars|comet|eclipse|meteors?|milky way|stars|full moon)\b/i,
      /\b(?:cloud\w*|fog\w*|overcast|rain\w*|wait\w*|every night|each night|promis\w*)\b/i,
    ],
    may: [who("child", `${GRANDCHILD}|son|daughter|nephew|niece`)],
    early: /^(?:But |And |Then )?[oi]n the (?:very )?(?:last|final|third|end) ?(?:night|evening)?.*$/i,
    lead: "child",
    unless: /\b(?:murder|spaceship|astronaut|dies|died|dead|rocket)\b/i,
    of: "people",
    after: [
      "@snow.night(hero sit, elder sit) The first night they sat outside on two chairs, with one blanket over four knees. {Elder} had brought cocoa in a flask. “Any minute now,” said {elder}. Above them hung a sky like a wet towel. They waited until the cocoa was gone, and then until the cold had got into their boots.",
      "@snow.night(hero sit, elder talk) The second night it was fog, so thick that {hero} could not see {elder}, only the red tip of {elderhis} nose. To pass the time {elder} told how {elderhe} had seen them as a child. “They made no sound,” {elderhe} said, “and still I kept wanting to say: hush.” {Hero} shut {his} eyes and almost saw them.",
      "+ @snow.night(hero sit, elder sit) The third night it snowed. They went all the same. They built a wall against the wind and sat behind it, and {elder} taught {hero} to whistle through a gap between the teeth. “That fetches them,” said {elder}. It fetched a dog, three neighbours and somebody with soup.",
      "@kitchen(elder eat, hero eat) Then {elder} stopped saying “any minute now”. {Elderhe} went out alone, and came back in with snow on {elderhis} shoulders. “I promised you something that isn't mine,” said {elder} at supper. “One should only promise what one has in the cupboard.” {Hero} did not know what to answer, and passed the bread.",
      "@corridor.night(hero talk, elder sit) On the last evening the bags stood packed in the hall. {Elder} had already taken off {elderhis} boots. It was {hero} who put them out again, side by side, in front of the door. “We have got the flask,” said {hero}, “and we have got two chairs. I would rather not see them with you than not see them in bed.”",
    ],
    end: [
      "@snow.night(hero sit, elder sit) So they sat there once more, with one blanket over four knees, and talked of this and that, and nobody looked up. That is how they nearly missed it. It was {hero} who noticed that the snow had turned green. On it lay the long shadows of two chairs.",
      "@snow.night(hero look, elder look) The towel had a tear in it, from one end to the other, and through the tear hung light. It moved like a curtain when somebody walks along behind. {Hero} felt for {elder's} hand. {He} opened {his} mouth to shout, and what came out, all by itself, was: “Hush.”",
      "+ @snow.night(hero look, elder look) “You see?” whispered {elder}, and wiped {elderhis} eyes with the end of {hero's} scarf. It lasted for as long as a cup of cocoa. Then the clouds came together again, without a sound, like somebody who has only just opened the door to look in.",
      "@snow.night(hero sit, elder sit) The two chairs are still out there, close together. And whenever the sky is clear at night, {elder} and {hero} sit down on them with the flask, and one of them is sure to say: “Any minute now.”",
    ],
  }),
];
