import { role, story } from "../subject-story.ts";

/** Stories of parents and lovers who try again: on the touchline, by video, with a screwdriver, on a ranch, at a wedding. */
export const secondTries = [
  story({
    says: [
      /\b(?:single (?:parents?|mothers?|fathers?|mum|mom|dad)|divorced|widowed|two parents|a mother and a father)\b/i,
      /\b(?:football|soccer|pitch|field|match(?:es)?|swimming|training|playground|hockey|ballet|school gate|opposing teams?|rival teams?|judo|tournament|bench|basketball|parents['’] evening)\b/i,
      /\b(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?)\b/i,
      /\b(?:meet|meets|met|fall|falls|fell|next to|sit|sat|argue|argued|coffee|shar(?:e|es|ed)|opposing|rival|talk\w*|love)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|braid\w*|cinderella|coach who|dies|died of|custody|ex-?(?:wife|husband))\b/i,
    of: "people",
    after: [
      "@stadium(hero sit, mate sit) There was only one dry bench, and so the enemy sat on it as well. One had come in a red scarf, the other in a blue one. Between them there was room for a third person, and in that place stood a thermos flask.",
      "@stadium(hero talk, mate talk) “That was a foul,” said the red scarf. “That was a bootlace,” said the blue scarf. On the field a very small player had sat down to look at a worm. “Mine,” they both said with a sigh at the same moment, and then saw that they had meant two different children, who were lying on their stomachs on either side of the same worm.",
      "+ @stadium(hero give, mate take) At half-time it turned out that one of them had tea and no cup, and the other a cup and no tea. They settled it without a word, like two generals. The cup went to and fro. On its bottom was a picture of a duck.",
      "@stadium(hero talk, mate talk) From then on the bench was theirs on every Saturday. They knew by now who packed the shin pads at midnight and who had burned the fish fingers. They never sat closer than the flask.",
      "@stadium(hero look, mate look) Then came the last match of the season, red against blue, in the pouring rain. One minute before the end it was one all, and there was a penalty. The smallest of the reds was to take it, and in the goal stood the smallest of the blues.",
    ],
    end: [
      "@stadium(hero stand, mate stand) They had both got up, and each had a hand on the other's sleeve and did not notice. The child with the ball looked at the child in the goal. They put their heads together, in the very middle, for a long time. The referee blew his whistle. Then they both lay down on their stomachs in the mud. “There's one here,” they called, “as long as a snake!”",
      "@stadium(hero talk, mate talk) So the match was never finished. “Well,” said the blue scarf. “Well,” said the red scarf. “What do you do now on Saturdays? When there isn't any match?” “Nothing,” came the answer. “I'm free until September.”",
      "@stadium(hero hug, mate hug) It was said much too fast. The one took the flask off the bench and put it down on the grass. Then there was room, and they sat down in it from both sides, quite slowly, like people who get into cold water and find that it is warm.",
      "@stadium(hero sit, mate sit) In September it all begins again, with four of them in one car. There are two scarves that have been sewn together in the middle, and that reach round both their necks. And at half-time a cup goes round.",
    ],
  }),
  story({
    says: [
      /\b(?:long[- ]distance|one in \p{Lu}\w+[^.]*other in|different (?:countries|continents|cities|time zones?)|apart|abroad|thousands? of (?:miles|kilomet\w+)|(?:other|opposite) (?:side|end)s? of the (?:world|country))\b/iu,
      /\b(?:cook\w*|recipes?|meals?|dinner|breakfast|eat|eats|ate|bak(?:e|es|ed|ing)|dish)\b/i,
      /\b(?:video|screens?|skype|zoom|calls?|laptops?|online|cameras?|phone)\b/i,
    ],
    may: [
      /\b(?:cook|bake|make|eat|cooked|baked|made|ate) (?:the same )?(?<dish>[a-z]+)(?= (?:every|on|over|via|together)\b)/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|grand\w+|mother|dead|died|widow\w*|robot|tv show|chef)\b/i,
    of: "people",
    after: [
      "@kitchen(hero cook, mate cook) There were two stoves, two pans and two onions. “Cut,” said the one on the left screen, and on both sides they cut. The picture froze, as it always did, just when somebody had a finger in the mouth.",
      "+ @kitchen(hero eat, mate eat) There were rules. They lit the candle at the same time and clinked with the screen. Whoever lost the connection had to go on eating alone and say out loud what it tasted like. The neighbours on both sides thought that next door somebody was talking to the potatoes.",
      "@kitchen(hero talk, mate talk) It was the salt that started it. “Too little,” was said on one side. “Just right,” on the other. But it was not about the salt. It was about the one Friday that had been forgotten, and the friend who had been laughing in the background, and about Christmas. “We cook the same thing,” the loudspeaker said, “and I don't know any more what it tastes like at yours.” Then the screen was black.",
      "@kitchen(hero sit) On the next Friday nobody rang. On the Friday after that {hero} stood by the window and looked down on the street. {Hero} lit it, out of habit, and put it in front of the dark screen.",
      "@kitchen.night(hero look) Then there was a ring. But it was not the telephone, it was the door. A messenger in the rain held out a parcel, tied up with kitchen string, with a great many stamps on it. In it, wrapped in three tea towels, lay a jam jar. On the lid was written only, in large letters: For Friday. A pinch.",
    ],
    end: [
      "@kitchen.night(hero eat) It was salt. It was coarse and grey and smelled of the sea, quite different from the salt that they sold here. So that was what it tasted like over there! All that time they had put in the same spoonful and each had eaten something different. The laptop was opened, and it rang at once.",
      "@kitchen(hero talk, mate talk) “You've got a parcel too,” were the first words, “only mine is still in customs.” On one table stood a jar of salt, and the other had been sent off a week ago, by the same post, in the opposite direction. “What did you write on yours?” “For Friday,” was the answer. “A pinch.” And the picture froze, with two open mouths, and it did not matter.",
      "+ @kitchen(hero cook, mate cook) Everything was poured together from then on, half and half. And since the one who has the same salt may as well have the same stove, there was a map on the table soon, and a list of cities that lay in the middle. They quarrelled about it for three Fridays, and burned three suppers.",
      "@kitchen(hero eat, mate eat) There is only one stove now, and one onion. But on Fridays the laptop stands open at the end of the table, with a candle in front of it, black and switched off. They clink with it before they eat.",
    ],
  }),
  story({
    says: [
      role("parent", "father|dad|mother|mum|mom|stepfather|stepmother|father-in-law|mother-in-law|grandfather|grandpa"),
      role("child", "daughter|son|stepdaughter|stepson|son-in-law|daughter-in-law|granddaughter|grandson"),
      /(?<thing>\b(?:an?|the|her|his|their) (?:[a-zA-Z]+ ){0,2}?(?:wardrobe|bookshelf|shelf|shelves|bed|cot|crib|desk|kitchen|bunk bed|sofa bed|bookcase|cupboard|cabinet|dresser|table|tent|fence)\b)/,
      /\b(?:put(?:s|ting)? together|assembl\w*|buil[dt]\w*|ikea|flat[- ]?pack|screw\w*|instructions|set(?:s|ting)? up|put up)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dead|died|late|funeral|coffin|narnia|magic\w*|monster|tree house|carpenter)\b/i,
    of: "people",
    after: [
      "@room(parent build, child read) There were three hundred and twelve parts in the box, and a bag with a hole in it. {Child} read out the instructions. {Parent} did not need any instructions. “I was already putting up things like {thing} when you couldn't walk,” said {parent}. “It shows,” said {child}. By eleven o'clock {thething} had five corners.",
      "@room(parent talk, child talk) “You never listen,” said {child}. “I'm listening,” said {parent} and hammered. “It says screw, not hammer!” “It holds, doesn't it?” It did not hold. A board came down between the two of them, because each had thought that the other would hold it.",
      "+ @room(parent eat, child eat) They had pizza on the floor and did not look at each other. The little man in the instructions was smiling. In the first picture he was alone and sad, beside a broken board. In the second there were two of them. “They must have been paid a lot,” said {parent}.",
      "@room(parent build, child build) So they screwed and said nothing, {parent} on the left and {child} on the right. After an hour they had come so far that {thething} stood between them like a wall, and neither could see the other any more. A hand came through a hole and wanted the little key. “Why did you never come to see me?” asked {child} through the hole.",
      "@room(parent look, child look) On the other side it was quiet for a long time. Then came a scratching. “You always had everything finished,” said the voice behind the wood. “The lamps were up. I stood there in the doorway with my toolbox, and there was nothing for me to do. I don't know how one visits people without a toolbox.”",
    ],
    end: [
      "@room(child talk, parent talk) “I thought you'd see that I could manage,” said {child}. “That's why it was all up. I did it the night before. I cried over the lamp.” “The one in the hall?” asked {parent}. “It hangs crooked.” “I know,” said {child}. “I hoped that you'd say so.”",
      "@room(parent hug, child hug) There was a knock on the wood, and then {parent} came round the corner, with sawdust all over. {Parent} wanted to say something, and opened both arms instead, rather awkwardly, like someone who is measuring a sofa. {Child} fitted in.",
      "+ @room(parent look, child look) At midnight it was done. Eight parts were left over, and one door opened only if one lifted it and spoke kindly to it. {Child} wanted to write to the company. {Parent} shook {thething} and nodded. “Leave it,” said {parent}. “I'll have to come by now and then and look after that door.”",
      "@room(parent sit, child sit) Every other Sunday {parent} rings the bell, with a toolbox. After that they have coffee, and the toolbox stands in the hall, under a crooked lamp, and is not opened. There has been nothing in it for a long time, apart from cake.",
    ],
  }),
  story({
    says: [
      role(
        "step",
        "stepmother|stepmom|stepmum|stepfather|stepdad|father's new wife|mother's new husband|new wife|new husband|dad's girlfriend|mum's boyfriend|mom's boyfriend",
      ),
      role("child", "stepdaughter|stepson|daughter|son|teenager|girl|boy|children|stepchildren|kids"),
      /\b(?:trip|ranch|holiday|vacation|camp\w*|hik\w+|weekend|boat|fish\w*|cabin|horses?|road|journey|travel\w*|beach|tent|farm|mountains?|island|concert|museum|ride|rides)\b/i,
      /\b(?:win over|w[oi]n\w* (?:her|his|the|their)|hat(?:es?|ed)|refus\w*|ignor\w*|gets? to know|got to know|closer|bond\w*|tr(?:y|ies|ied)|first|together|trust|accept\w*|friends?|close|n['’]t (?:want|speak|like)|not (?:want|speak|like))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|witch|princess|king|queen|snow white|cinderella|poison\w*|castle|dragon)\b/i,
    of: "people",
    after: [
      "{Step} had planned everything, with a folder, and on the first page of the folder it said: Fun. {Child} put on a pair of headphones at the front door and did not take them off for the whole of the drive. “Are you hungry?” asked {step}. “Are you cold?” “Look, a stork!” {Child} looked out of the other window.",
      "On the first day {step} fell into some water, and on the second lost the map. And {step} laughed each time a bit too loudly. “You needn't do that,” said {child} at last, and lifted one headphone. “Do what?” “Try so hard. It looks as if it hurt.”",
      "+ At night they lay side by side under a roof on which it was raining. “My mother never had a folder,” {child} said in the dark. {Step} turned it over in silence for a long time. “No,” said {step}. “I suppose she didn't need one. She had you from the start. I'm beginning in the middle.”",
      "The next morning {child} was gone. {Step} ran, without a jacket and without the folder, along the only path that there was. Fog had come up and one could not see ten steps ahead. “It's me!” shouted {step} into the fog. “It's only me!”",
      "From below, quite near, came a voice. {Child} was sitting at the bottom of a slope, with one foot stuck between two rocks, white in the face and very angry. {Step} slid down on the seat of a good pair of trousers and tore them from end to end.",
    ],
    end: [
      "{Step} looked at the foot, and did not laugh, and did not say that it was fine. “It's swollen,” said {step}, “and I've no idea how one does this. I'm afraid, to tell the truth. I've been afraid since we left home.” {Child} stared. “Of what?” “Of you,” said {step}.",
      "They unlaced the boot together and left it in the rocks. Then {child} put one arm round {step's} neck, because there was no other way of getting up that slope, and they hopped on three legs, and {child} taught {step} two words that were not in any folder.",
      "+ It was evening by the time they came in. There was no fun on the list for that, but it was what they told {child's} father about, both at once, with gestures: the fog, the trousers, the boot. Nobody else could get a word in. “And what was the nicest thing?” they were asked at last. They thought about it. “The stork,” they said.",
      "In the folder there is now only one page, and it is a map. {Child} has drawn it: a cross for the rocks, a cross for the boot, and a dotted line with three legs. And if there is a bird at the side of the road, it is {child} who shouts first, and {step} who looks out of the other window, out of revenge.",
    ],
  }),
  story({
    says: [
      role("parent", "father|dad|mother|mum|mom|brother|sister|grandfather|grandmother"),
      /\b(?:estranged|(?:not|n['’]t|never) (?:\w+ ){0,2}?(?:spoken|seen|talked)|fell out|fallen out|disowned|cut off|threw (?:her|him) out|thrown (?:her|him) out|broke off|quarrel\w*|silence|lost touch)\b/i,
      /\b(?:invit\w+|ask(?:s|ed)?|bring|brings|brought|persuade\w*|goes back|went back|travel\w*|return\w*|visit\w*|drives?|drove|hand(?:s|ed)?)\b/i,
      /\b(?:wedding|marr(?:y|ies|ied|iage)|engaged)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dead|died|dying|funeral|divorc\w*|affair|ex-)\b/i,
    of: "people",
    after: [
      "@street(hero walk) {Hero} had the envelope in {his} coat, and it had been there for so long that the corners had gone soft. Everything was smaller than {he} had expected: the street, the wall, the dog, which was another dog. Only the door was as big as ever.",
      "@garden(hero stand, parent look) {Parent} was sitting in front of the house and shelling beans. “So you're here,” said {parent}. “I'm here,” said {hero}. “There's a second stool,” said {parent}.",
      "+ @garden(hero sit, parent sit) So {hero} sat down and shelled beans. It was easier with beans. They talked of the well, and of the cousin who had gone bald. All that really had to be said sat between them like a third person who has not been introduced.",
      "@garden(hero give, parent look) {Hero} laid the envelope on the edge of the bowl. “I'm getting married,” said {hero}. “I'd like you to be there.” {Parent} wiped two fingers, took out the card, and held it a long way off, and then even further. “I have no suit,” said {parent}. “The chickens. It's far. They don't want me there.”",
      "@garden(hero stand) {Hero} stood up. “It was you who said that I needn't come back,” said {hero}. “I said it,” said {parent}. “And you heard it. I've heard it too, every day.” {Hero} had already reached the gate, with {his} hand on the latch, when behind {him} something fell over.",
    ],
    end: [
      "@garden(hero look, parent stand) It was the stool. {Parent} had got up too quickly, and the beans had rolled all over the yard. “Wait,” said {parent}. “Don't go yet. I want to show you something.” It was in the house, behind the curtain, in the dark part of the room.",
      "@room(hero look, parent talk) On a hanger, under a clean sheet, hung the best clothes, brushed and pressed. “I do have some,” said {parent}. “I bought them the year you left. I thought, when the letter comes, I must be ready straight away.” In the breast pocket was a train ticket, without a date.",
      "@room(hero hug, parent hug) “Why did you never write?” asked {hero}. “I'm proud,” said {parent}, “and besides, I didn't know how one begins.” They picked up the beans together, down on their knees, and every one was found.",
      "@church(hero walk, parent walk) {Parent} stood there in the clothes that had waited so long, with a bean in the pocket for luck. When the music began, neither of them knew who had to lead whom. So they simply started walking, and they were in step from the very first, like people who have the same gait.",
    ],
  }),
];
