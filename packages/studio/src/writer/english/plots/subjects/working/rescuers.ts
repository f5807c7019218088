import { role, story } from "../subject-story.ts";

/** Stories of people who go out when others stay in: rescuers, miners, midwives. */
export const rescuers = [
  story({
    says: [
      /\b(?:mountain rescu\w*|rescue (?:team|helicopter|pilot|worker|volunteer)s?|(?:alpine|mountain) guide|rescuer|lifeboat (?:crew|captain|man|volunteer)|lifeguard|coast ?guard)\b/i,
      /\b(?:left (?:him|her|them) (?:for dead|to die|behind|alone|in)|enemy|betrayed|rival|former (?:best )?friend|ex[- ](?:husband|wife|partner|friend|boss)|stole (?:his|her)|ruined|cheated|bull(?:y|ied)|once (?:hated|lied))\b/i,
    ],
    may: [
      role(
        "enemy",
        "man|woman|climber|rival|enemy|ex-husband|ex-wife|ex-partner|former friend|former best friend|bully|brother|sister",
      ),
    ],
    unless:
      /\b(?:with (?:his|her) ex|school group|their (?:son|daughter)\w*|children|murder\w*|ghosts?|robots?|dragons?|dolphins?|whales?)\b/i,
    of: "people",
    after: [
      [
        "@room(hero write) The radio crackled, and {hero} wrote down the name before {he} had understood it. Then {he} looked at what {he} had written. {Enemy}. “Do you know each other?” asked the young volunteer at the door. “Yes,” said {hero}, and pulled the rope off its hook. “Bring the big torch.”",
        "@room(hero write) The radio crackled, and {hero} wrote down the name before {he} had understood it. Then {he} looked at what {he} had written. “Do you know each other?” asked the young volunteer at the door. “Yes,” said {hero}, and pulled the rope off its hook. “Bring the big torch.”",
      ],
      "All the way there {hero} could think of nothing but that other day. {He} still had the scar on {his} elbow, and two toes that told {him} the weather. In {his} head {he} had made a speech about it. It had been ready for years, and every winter {he} had put in another sentence.",
      "+ @room(hero carry) “We could wait for the others,” said the volunteer, who had heard the story in the pub, as everybody had. “Nobody would blame you.” {Hero} tied the knot, pulled on it twice, and looked at the sky. “In an hour there'll be nobody left to blame,” {he} said. “Hold this.”",
      [
        "It was {enemy}, grey with cold, with one leg at a wrong angle. The eyes opened. “Of all people,” said {theenemy}. {Hero} opened {his} mouth for the speech. It was all there, every sentence. And then {he} saw how those hands were shaking, and that there was only one glove.",
        "The eyes opened in a grey face. “Of all people,” said the cracked lips. {Hero} opened {his} mouth for the speech. It was all there, every sentence. And then {he} saw how those hands were shaking, and that there was only one glove.",
      ],
    ],
    end: [
      [
        "“Later,” said {hero}, and took off {his} own left glove. It took three hours to get {enemy} out of there. Twice the rope slipped, and twice {hero} stopped it with {his} bare hand. “Why don't you let go?” whispered {theenemy}. “Because then I'd be like you,” said {hero}. “Mind your head.”",
        "“Later,” said {hero}, and took off {his} own left glove. It took three hours to get the two of them out of there. Twice the rope slipped, and twice {hero} stopped it with {his} bare hand. “Why don't you let go?” came a whisper. “Because then I'd be like you,” said {hero}. “Mind your head.”",
      ],
      [
        "@street(hero talk) In the ambulance {hero} finally made the speech. It lasted four minutes. {Enemy} did not interrupt it once. “I was afraid,” said {theenemy} at the end of it. “That's the whole reason. I've looked for a better one ever since.” {Hero} had expected a hundred answers, but never that one.",
        "@street(hero talk) In the ambulance {hero} finally made the speech. It lasted four minutes, and nothing interrupted it. “I was afraid,” said the voice under the blanket at the end. “That's the whole reason. I've looked for a better one ever since.” {Hero} had expected a hundred answers, but never that one.",
      ],
      "@street(hero sit) “I was afraid today as well,” said {hero} after a long time. “It doesn't excuse you.” “I know,” said the voice. The volunteer poured out the tea. There was one cup. They drank from it in turn, and neither of them wiped the rim.",
      "A parcel came at the end of the winter. There was no letter in it, only a left glove, the best that money can buy. {Hero} wears it on every call. The right one is old and patched, and {he} wouldn't change it for anything.",
    ],
  }),
  story({
    says: [
      role("midwife", "midwife|doctor|nurse|village doctor|country doctor|district nurse|vet"),
      /\b(?:storm\w*|blizzards?|floods?|flooded|flooding|snow\w*|hurricane|typhoon|cyclone|monsoon)\b/i,
      /\b(?:baby|babies|labour|labor|birth|pregnant|twins|newborn)\b/i,
    ],
    may: [
      role("woman", "woman|young woman|pregnant woman|fisherman's wife|farmer's wife|mother|teenager|girl"),
      role("aide", "driver|fisherman|bus driver|snowplough driver|boatman|apprentice|student|son|daughter|husband|boy"),
    ],
    lead: "midwife",
    unless:
      /\b(?:ferry|ship|train|plane|bus|taxi|honeymoon|lift|elevator|mare|sheep|murder\w*|ghosts?|robots?|can(?:'t|not) (?:come|get|reach)|couldn't (?:come|get|reach)|no (?:midwife|doctor)|giraffe|elephant|foal|calf|years later)\b/i,
    of: "people",
    after: [
      [
        "@room.storm(hero take, aide talk) {Hero} packed the bag by candlelight, as the power had gone: scissors, string, clean towels, and the little wooden trumpet through which you can hear a heart. “You can't go out in that,” said {aide} at the door. “Then you'd better come along and hold the lamp,” said {hero}.",
        "@room.storm(hero take) {Hero} packed the bag by candlelight, as the power had gone: scissors, string, clean towels, and the little wooden trumpet through which you can hear a heart. “You can't go out in that,” said the neighbour over the fence. “Tell that to the baby,” said {hero}.",
      ],
      [
        "@street.storm(hero walk, aide carry) The road was gone after the second bend. {Hero} and {aide} left everything behind that had wheels and went on foot, bent double. {Aide} held the lamp, and {hero} held the bag with both arms, under the coat, as if there were a child in it already. It took them an hour from one telegraph pole to the fifth.",
        "@street.storm(hero walk) The road was gone after the second bend. {Hero} left everything behind that had wheels and went on foot, bent double. {He} held the bag with both arms, under the coat, as if there were a child in it already. It took {him} an hour from one telegraph pole to the fifth.",
      ],
      "+ @river.storm(hero look) Where the little bridge had been there was nothing but brown water. {Hero} stood before it and counted, because {he} always counted when {he} was afraid. At thirty {he} saw the rope that the farmer had stretched across for the sheep. {He} hung the bag round {his} neck, took hold, and did not look down.",
      [
        "@bedroom.storm(hero look, woman sit) There was a light in one window. {Woman} was kneeling beside the bed, gripping the mattress. “You've come,” she said. “I had given up.” “So had I, at the fifth pole,” said {hero}, and washed the mud off {his} hands. Then {he} put the trumpet to the woman's belly and listened. {He} listened for a long time. The heart was slow. It was much too slow.",
        "@bedroom.storm(hero look) There was a light in one window. The woman was kneeling beside the bed, gripping the mattress. “You've come,” she said. “I had given up.” “So had I, at the fifth pole,” said {hero}, and washed the mud off {his} hands. Then {he} put the trumpet to the woman's belly and listened. {He} listened for a long time. The heart was slow. It was much too slow.",
      ],
    ],
    end: [
      "@bedroom.storm(hero give, woman sit) “Look at me,” said {hero}. “Not at the window. The storm isn't our business. This is.” They breathed together, the two of them, in and out, against the wind that shook the house. {Hero} turned the child with both hands, as gently as you turn a key in an old lock. And with the next breath it came.",
      "@bedroom.storm(hero hug) It was blue, and it was silent. {Hero} rubbed the small back with a towel, and counted. At nine the tiny mouth opened, and out came a yell so loud that the dog under the bed answered it. {Hero} sat down on the floor, in the middle of the puddle, and laughed till {his} ribs hurt.",
      "+ @bedroom(hero sleep, woman sit) In the morning the sky was as clean as a plate. All along the road trees lay about like matches, and the neighbours came climbing over them, with soup and dry socks, to see who had been shouting louder than the storm. “What will you call her?” they asked the mother. She looked at {hero}, who had fallen asleep on the chair with both boots on. “After the one who came,” she said.",
      "@street.storm(hero walk) The child has grown since, and is as loud as ever. When it blows hard, the child puts a lamp in the window, just in case, so that {hero} can find the way. And on the shelf beside it stands a little wooden trumpet.",
    ],
  }),
  story({
    says: [
      /\b(?:miners?|coal ?mine|gold ?mine|salt mine|silver mine|mine ?shaft|(?:a|the|an|old) mine|underground)\b/i,
      /\b(?:trapped|buried|collaps\w+|cave[- ]?in|caved in|falls? in|fell in|fallen in|cut off|stuck|rockfall|explosion)\b/i,
    ],
    may: [
      role(
        "buddy",
        "nephew|son|brother|young miner|young man|apprentice|colleague|friend|father|grandson|daughter|new boy|stranger|boss|foreman|rival|pit pony",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|dwar(?:f|ves)|dragons?|monsters?|diver|cave diver|moon|mars|train|metro|subway|lift)\b/i,
    of: "people",
    after: [
      [
        "@cave(hero look, buddy stand) When the dust had settled, {hero} called out. “Here,” said {buddy}, and coughed. They felt their way towards each other over the stones until their hands met. Then {hero} looked at the lamp, counted on {his} fingers how long it would last, and blew it out. “We'll want it later,” {he} said.",
        "@cave(hero look) When the dust had settled, {hero} counted everything there was: half a bottle of tea, one sandwich, a pencil, a watch. Then {he} looked at the lamp, reckoned out how long it would last, and blew it out. It would be wanted later, and in the dark you can think as well as in the light.",
      ],
      [
        "@cave(hero sit, buddy sit) There was an iron pipe along the wall. {Hero} took a stone and knocked on it: three times, a pause, three times. “Nobody will hear that,” said {buddy}. “Nobody hears the first one,” said {hero}. “Now it's your turn.” So they took turns, an hour each, and shared {hero}'s last sandwich, a corner at a time.",
        "@cave(hero sit) There was an iron pipe along the wall. {Hero} took a stone and knocked on it: three times, a pause, three times. No answer came. {Hero} ate one corner of the sandwich, waited until the watch had gone round once, and knocked again.",
      ],
      [
        "+ @cave(hero talk, buddy talk) To stay awake they told each other what they would eat first. {Buddy} wanted pancakes, thirty of them. {Hero} wanted an apple, quite a green one, that made your eyes water. Once {buddy} was silent for so long that {hero} reached out and felt for a face in the dark. It was wet. “Tell me about the pancakes,” said {hero}.",
        "+ @cave(hero sit) To stay awake {hero} thought of what to eat first. It was to be an apple, quite a green one, that made your eyes water. {He} thought of it with the leaf on, and of the tree, and of the ladder. When {he} began to shout at the tree {he} knew that the air was getting thin.",
      ],
      "@cave(hero carry) Then the water came. It rose without a sound, first over the boots, then to the knees, and the stone for knocking was too heavy to lift now. {Hero} lit the lamp after all, to see how high it stood. And in its light {he} saw that it was leaning to one side.",
    ],
    end: [
      [
        "@cave(hero dig, buddy dig) A flame that leans has a draught behind it. “Air!” said {hero}. They followed the flame along the wall until it almost went out, and there was a gap between two beams, no wider than a loaf. {Buddy} was the thinner one, and began to dig. {Hero} handed back the stones. When they had no fingernails left, they heard it: three knocks, a pause, three knocks.",
        "@cave(hero dig) A flame that leans has a draught behind it. {Hero} followed it along the wall until it almost went out, and there was a gap between two beams, no wider than a loaf. {He} dug with both hands, and when there were no fingernails left, {he} heard it: three knocks, a pause, three knocks.",
      ],
      "@cave(hero dig) It came from the other side. {Hero} hit the beam with {his} helmet, and a whole crowd hit back. “We heard you on the first night,” shouted a voice, “all down the pipe, in the washroom! We've been digging ever since.”",
      [
        "@street(hero look, buddy sleep) Up above, the whole town was standing in the rain. {Buddy} was carried past them on a stretcher, asking in a loud voice for thirty pancakes, and got them. {Hero} only stood there, with {his} face turned up, and let the rain run into {his} mouth.",
        "@street(hero look) Up above, the whole town was standing in the rain. They had brought soup, blankets and brandy. {Hero} only stood there, with {his} face turned up, and let the rain run into {his} mouth.",
      ],
      "@room(hero look) In the washroom the pipe has been painted red, and nobody leaves on a Friday without knocking on it, three times, a pause, three times. {Hero} does it every day. Then {he} stands still and listens.",
    ],
  }),
  story({
    says: [
      /\b(?:fire ?fighters?|firem[ae]n|firewom[ae]n|fire chief)\b/i,
      /\b(?:burn\w*|blaze|flames?|smoke|on fire|fire|sav(?:e|es|ed|ing)|rescu\w+)\b/i,
      role(
        "saved",
        "girl|little girl|boy|little boy|child|old man|old woman|toddler|teenager|widow|widower|pianist|neighbour|neighbor|young woman|young man|student|stranger",
      ),
    ],
    unless:
      /\b(?:murder\w*|arson\w*|dragons?|robots?|afraid|fear\w*|first day|stuck|ghosts?|forest|wants? to (?:be|become)|wanted to (?:be|become)|dream\w*|retire\w*|cat|kitten)\b/i,
    of: "people",
    after: [
      "+ @corridor(hero walk) People think that a fire is bright. In truth it is so dark in there that you cannot see your own glove. {Hero} knew that stairs creak before they break, and that you must never lose touch with the wall. And {he} knew that one promise is the hardest: the one you give to somebody at a window.",
      "@street(hero talk, saved look) “I'm here,” {hero} had called up through the smoke, “and I shan't go without you.” {Saved} had heard it. {Hero} still dreamed of that moment on some nights: of the hot rail, of the wall under one hand, and of a small cough, somewhere on the left, that told {him} where to go.",
      "@street(hero carry, saved look) What the newspapers wrote about was the jump. What {hero} thought of was something else. On the way down {saved} had not cried at all, but had held on to {hero's} collar and asked one question, over and over: “Is it still there? Is it still there?” Nobody had known what was meant.",
      "@hall(hero talk, saved sit) Now {saved} sat on the bench in the fire station, and {hero} did not know where to put {his} hands. The big red engine ticked as it cooled. “I never said thank you,” said {thesaved}. “And I never told you what I'd left behind.” It had been a tin box, under the bed, with all the letters and all the pictures that there were.",
    ],
    end: [
      "@cellar(hero look) {Hero} said nothing, but {he} got up, and went to the cellar where the things stand that nobody ever fetched. There were odd boots, a clock, a birdcage. Right at the back, black on all sides, stood a tin box. {He} had gone in once more that night, alone, against orders, because of one question. Afterwards there had been nobody to give it to.",
      "@hall(hero look, saved look) The lid would not move, so the whole crew had a try, with the great cutters that can open a lorry. Inside the paper was brown at the edges, and quite whole. {Saved} took out a photograph and could not speak. “You went back in,” {thesaved} said at last. “For a box?” “You had asked,” said {hero}.",
      "+ @hall(hero eat, saved read) It became a long evening. The crew cooked their terrible noodles, and {saved} read aloud to them from the letters, and showed them everyone in the pictures by name. When the alarm went, in the middle of it, ten spoons dropped. “Go,” said {thesaved}. “I'll keep it warm for you.”",
      "@hall(hero look, saved walk) Every year on that date {saved} comes to the station to cook something better. And on the way out {thesaved} lays one hand against the wall, as {hero} had done it that night in the dark, and follows it as far as the door.",
    ],
  }),
];
