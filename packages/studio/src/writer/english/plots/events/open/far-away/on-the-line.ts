import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const LOST =
  "(?:(?:dead|late|drowned|deceased) )?(?:grandfather|grandmother|grandpa|grandma|grandad|nan|father|mother|dad|mum|mom|husband|wife|brother|sister|son|daughter|friend|aunt|uncle)";

/** Calls that cannot be, stations that somebody hears, voices through the night, and news from tomorrow. */
export const onTheLine: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:his|her|their|my|the) (?:dead|late|drowned|deceased) ${LOST} (?:answered|picked up|was on the (?:other end|line)|replied|called|rang|spoke|wrote back)\\b[^.]*|(?:called|calls|rang|phoned|talked to|spoke to|heard|reached|could (?:call|talk to|phone|speak to|ring)|(?:got|received|gets) (?:an?|one last|the) (?:phone )?calls? from) (?:[^.]*?\\bvoice of )?(?:his|her|their|my) (?:dead|late|drowned|deceased) ${LOST}(?!['’]s (?:house|friend|shop|doctor|sister|brother))\\b[^.]*)`,
    ),
    idea: /\b(?:phone|telephone|radio|call(?:s|ed)?|rang|answer\w*|walkie-talkie|messages?|texts?|voicemail|telephone box|phone box|phone booth)\b(?!.*\b(?:murder\w*|scam\w*|neighbou?r['’]s|somebody else|someone else)\b)/,
    after: [
      [
        0,
        "=It hummed, and it crackled, and then somebody cleared their throat. There was only one person who cleared their throat like that, in two goes, as one tries a door. “Well?” said the voice. “Have you eaten?” {Hero} could not say anything. “So you haven't,” said the voice.",
      ],
      [
        1,
        "={Hero} had a hundred questions, and they were all big ones. They did not go through. “What's it like there?” {he} asked, and there was only a rushing, like rain on a roof. “Where are the scissors?” {he} asked at last, because nothing else was left. “Second drawer,” said the voice, quite clearly. “Under the string.” And that is where they were.",
      ],
      [
        1,
        "=So that was how it worked: one could ask about everything that was small. They talked about the soup, and how long it has to boil, and about the squeaking hinge, and about the woman at number nine. It was as it had always been. Only the coins kept dropping, although nobody had put any in.",
        "=So that was how it worked: one could ask about everything that was small. They talked about the soup, and how long it has to boil, and about the squeaking hinge, and about the woman at number nine. It was as it had always been.",
      ],
      [
        0.5,
        "=“The line's getting thin,” said the voice one evening. One could hear it oneself. It was getting further away with every word, like somebody who is being driven off backwards and waves. {Hero} held the receiver with both hands. “Don't ring off,” {he} said. “There was something else. There was something quite important, and I never said it at the time.” It crackled. Then it was so quiet that it could have been the end already.",
        "=“The line's getting thin,” said the voice one evening. One could hear it oneself. It was getting further away with every word, like somebody who is being driven off backwards and waves. “Don't go,” said {hero}. “There was something else. There was something quite important, and I never said it at the time.” It crackled. Then it was so quiet that it could have been the end already.",
      ],
    ],
    end: [
      [
        0,
        "=“You did say it,” said the voice, quite close once more. “You carried my bag up although there was only bread in it. You let me win at cards, badly. You laughed at the one about the donkey, eleven times. How often do you want to say it?” {Hero} laughed, and had to wipe {his} nose with {his} sleeve. “Go on, eat something,” said the voice. “And leave the window open a bit.” Then there was a click, quite a soft one, as when somebody lays the receiver down so as not to wake anybody.",
        "=“You did say it,” said the voice, quite close once more. “You carried my bag up although there was only bread in it. You let me win at cards, badly. You laughed at the one about the donkey, eleven times. How often do you want to say it?” {Hero} laughed, and it was rather a wet laugh. “Go on, eat something,” said the voice. “And leave the window open a bit.” Then there was a click, quite a soft one, as when somebody rings off so as not to wake anybody.",
      ],
      [
        0.6,
        "={Hero} made soup, and let it boil for exactly as long as it has to. There was enough for two. So half of it went to number nine. “That tastes like before,” said the woman there, and stopped with the spoon in the air. “Who gave you that recipe?” “It was given to me by telephone,” said {hero}.",
      ],
      [
        0.75,
        "=Nothing has been heard on that line since then but a humming, quite a friendly one. The scissors are in the second drawer, under the string. And at every table where {hero} sits down, somebody is asked first of all whether they have eaten.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:someone|somebody|a (?:stranger|voice|listener)|one listener|strangers|an unknown voice) (?:began|started|kept|began to|started to|always)? ?(?:answer(?:ing|ed|s)?|repl(?:y|ying|ied)|call(?:ing|ed)(?: in)?)\\b[^.]*|(?:ran|started|opened|founded|built|set up|broadcast|launched|hosted|run|operated|made) (?:an?|the|their|his|her|from) (?:[a-z-]+ ){0,3}?(?:radio station|pirate station|pirate radio|radio show|radio programme|station|transmitter|radio)\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:[Ss]pace|[Ss]tation master|police|railway|war|murder\w*|robot)\b).*\b(?:pirate radio|pirate station|radio station|radio show|transmitter|radio programme|home-?made radio)\b/,
    after: [
      [
        0,
        "=The first broadcast lasted for eleven minutes. Four of them were a record that jumped, and the rest was “hello” and “is this thing on?” The listeners had been counted beforehand. There was a grandmother, who was sitting in the next room, and she said that it came through the wall as well.",
      ],
      [
        1,
        "=So they thought of a programme. At seven there was the weather, held out of the window. At half past came the lost property, with one glove and a very small key. At eight there was a silence for people who had had enough noise. That was the most difficult part. Somebody always had to laugh.",
        "=So there was a programme. At seven came the weather, held out of the window. At half past came the lost property, with one glove and a very small key. At eight there was a silence for people who had had enough noise. It was the most difficult part.",
      ],
      [
        1,
        "=“Who's listening?” was asked every evening, right at the end, and then there was a pause with a hiss in it. On the ninth evening it did not only hiss. It knocked, twice, as one knocks on a microphone. Nobody in the room had moved. The headphones were passed on from one ear to the next.",
        "=“Who's listening?” was asked every evening, right at the end, and then there was a pause with a hiss in it. On the ninth evening it did not only hiss. It knocked, twice, as one knocks on a microphone. Nobody in the room had moved.",
      ],
      [
        1,
        "=It always came during the silence, at eight. They asked questions, and it knocked: once for yes, twice for no. Are you old? Yes. Are you far away? No. Do you like the music? There was a long pause, and then two knocks. Something had to be done about the record.",
      ],
      [
        0.5,
        "=Then a letter came from the authority, with a stamp. Station without a licence, it said, to be closed down, tonight. On the last evening the glove was read out once more, and the key. Then it was eight. It was the longest silence that had ever been broadcast, and nothing knocked in it. The finger was on the switch already.",
      ],
    ],
    end: [
      [
        0,
        "=“Don't,” said a voice. It was a dry one, which was not used to it. “I'm on the third floor across the road. I haven't said a word since my wife died, there was nobody to say one to. I can't do the other thing, either: I'm the one who wrote that letter. It's my job. I listen to everything. I've been listening to you because I had to, and since the second evening because I didn't.” It hissed. “The very small key,” said the voice, “is mine. It's for the piano.”",
      ],
      [
        0.6,
        "=There is a form for a licence, and it has thirty pages. If one knows the right man, it takes twenty minutes. He came over with a folder and in his slippers, and because he was already there, he did the weather. He had such a good voice for rain that people opened their windows to hear whether it was true.",
      ],
      [
        0.75,
        "=The silence is still there, every evening at eight, only it has got an announcement now. And after that comes the piano from across the road, live, with the windows open. The first eleven minutes of it are nothing but “hello” and “is this thing on?”",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:got|gets|received|receives|found|finds|bought|heard|hears|discovered|plays?|played|repaired|delivered|was given|picked up|read|reads|could (?:see|hear|read)|showed|shows)\\b[^.]*?\\b(?:(?:newspaper|paper|magazine|local paper|front page|headlines)s?\\b[^.]*?\\b(?:from|of|dated|for|with the date of) (?:the (?:next|following) (?:day|week|year|wednesday)|tomorrow|wednesday|next (?:week|day|year))|tomorrow['’]s (?:newspaper|paper|news|headlines?))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:future self|train ticket|charity shop|murder\w*|killed?|dies|death)\b)/,
    after: [
      [
        0,
        "=“It's a mistake,” thought {hero}. That is what one thinks. The lamp was held nearer, and the date was still the same, and today it was not yet that. Somewhere it said that a green hat would fall into the fountain at ten. {Hero} went there at ten, just to be able to laugh about it. It was a very handsome hat. It floated.",
      ],
      [
        1,
        "=So {he} knew something that nobody else knew. It is not as nice as it sounds. The milk would boil over at number five; {he} rang, and while they were at the door, the milk boiled over. A ladder was going to fall down. “Look out!” called {hero}, and the man on it turned round to see who was calling.",
      ],
      [
        1,
        "=“Then leave it alone,” {hero} told {himself}. {He} put it in the drawer with the tablecloths. In the evening {he} stood in front of the drawer, and it was only to see whether it was still there. It was very small, at the bottom, next to the cattle prices. It had {his} own name in it.",
        "=“Then leave it alone,” said {talker}. It was put in the drawer with the tablecloths. In the evening {hero} stood in front of the drawer, and it was only to see whether it was still there. Very small, at the bottom, next to the cattle prices, it had {his} own name in it.",
      ],
      [
        0.5,
        "=“Has not been seen since the morning,” it said there. There was not a word more, the corner was missing. {Hero} read it with {his} coat on. Then {he} took the coat off again, locked the door, and sat down with {his} back to the stove. Whoever does not go anywhere cannot get lost. The clock struck. It had got to be tomorrow.",
        "=“Has not been seen since the morning,” it said there. There was not a word more, the corner was missing. {Hero} read it twice, took off the coat that {he} had only just put on, and locked the door. Whoever does not go anywhere cannot get lost. The clock struck. It had got to be tomorrow.",
      ],
    ],
    end: [
      [
        0,
        "=About six there was a knock. “I've come from number five,” said somebody. “About the milk. You rang. Nobody has rung at our door for years, and I thought about it all night.” It was the man with the plaster on his arm who spoke next; he had come about the ladder. Behind him there was a wet green hat. “We're going down to the river,” they said, “with a basket. You look as if you could do with it.” {Hero} looked at the key in {his} hand. Then {he} turned it.",
        "=About six there was a knock. “I've come from number five,” said somebody. “About the milk. You rang. Nobody has rung at our door for years, and I thought about it all night.” Behind them stood a plaster, with the man from the ladder in it, and behind him there was a wet green hat. “We're going down to the river,” they said, “with a basket. You look as if you could do with it.” {Hero} looked at the key. Then {he} turned it.",
      ],
      [
        0.6,
        "=It was late when {he} came home, with sand in {his} shoes, and sang on the stairs. Half the house was standing there in dressing gowns. “Where on earth have you been? You haven't been seen since the morning!” “Yes,” said {hero}. “It was in there. There was nothing in it about how nice it was going to be.”",
      ],
      [
        0.75,
        "=What comes after that has not been read by anybody. The missing corner turned up, behind the tablecloths: “in such good company”, it said there. It is used as a bookmark now. And the hat goes along whenever there is a fountain somewhere, with a string under the chin.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("nightmares?|murder\\w*|monster")}(?:(?:dreamed|dreamt|dream|had|have|shared?|share) (?:each other['’]s dreams|(?:of )?(?:exactly )?the (?:very )?same dreams?|the same (?:strange )?dream)\\b[^.]*|(?:met|meet|see each other|saw each other) (?:each other )?(?:only |every night )?(?:in (?:their|a|the same) dreams?)\\b[^.]*|(?:dreamed|dreamt) of each other\\b[^.]*)`,
    ),
    after: [
      [
        0,
        "=It was always the same: a long beach with a piano on it, and the piano had no lid. From the left came the one, and from the right came the other. “You again,” they said. After a week they said it quite politely. After two weeks one of them brought a chair.",
      ],
      [
        1,
        "=One cannot take anything out of there. They tried it with a shell; in the morning there was only a fist. So they agreed on something: a word, a street, a number. In the morning the word had become “marmalade”, and the number had gone. It was as if somebody stood at the door and took everything off people that might be of use.",
      ],
      [
        1,
        "=By day they each looked out for it, in the bus and in queues. “Excuse me, do you know a piano?” That is not something one can ask often. Most people moved away a little. One of them said that he did, but it was only his own, and it was for sale.",
      ],
      [
        0.5,
        "=Then there was a night without a beach. There was an ordinary dream, with teeth and an examination. The next night it was the same. One can lie down earlier, and one can drink warm milk. It did not come back, and there was nobody whom one could have asked. It is not possible to report that somebody is missing whose name is marmalade.",
      ],
    ],
    end: [
      [
        0,
        "=It was an advertisement that did it, quite small, between a pram and a wardrobe: “Piano, without a lid, some sand in it. To be fetched.” On the stairs to the third floor two people stood in front of the same door with the same piece of paper. Neither of them rang. “You again,” said the one. “I've brought a chair,” said the other one, and really held one by the back.",
      ],
      [
        0.6,
        "=The man with the piano had to ask twice which of them was taking it. “Both,” they said. It took four people and a rope to get it down. On the way it stopped at every landing and somebody had to sit down at it, and it sounded much worse than it did on the beach. It was wonderful to hear something so real.",
      ],
      [
        0.75,
        "=They sleep quite soundly now, and dream of teeth, and tell each other about it over breakfast. There is always a bit of sand under the pedals. It can be swept away as often as one likes.",
      ],
    ],
  }),
];
