import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const SHIP =
  "(?:[Ss]paceships?|[Ss]pace ?ships?|[Ss]pace ?stations?|[Ss]pacecraft|[Ss]pace|[Ss]tarship|[Ff]reighter|[Ss]hip|[Bb]oat|[Ff]erry|[Ss]ubmarine|[Cc]ruise|[Cc]rew|[Aa]stronauts?|[Cc]osmonauts?|[Ss]ailors?|[Cc]aptain|[Cc]osmos|[Mm]oon base|Mars|rocket|airship)";
const SPACE =
  "(?:[Ss]pace\\w*|[Ss]tarship|[Aa]stronauts?|[Cc]osmonauts?|[Mm]oons?|Mars|[Pp]lanets?|[Rr]ockets?|[Cc]olony|[Oo]rbit\\w*|[Ss]tars?|[Gg]alax\\w+|[Gg]eneration ship|[Ss]atellite)";

/** Stories of stowaways, early sleepers, silence, signals and the last seat. */
export const aboard: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("kills?|killed|murder\\w*|monster|parasite")}(?:(?:discovered|found|finds|noticed|realized|realised|learned|caught|spotted|suspected|heard)(?: out)?(?: that)? (?:(?:there was |that )?(?:some(?:one|body) else|another person)\\b[^.]*|[^.]*?\\b(?:was|were) not alone\\b[^.]*|(?:an?|the|one) (?:[a-z]+ ){0,3}?(?<who>stowaway|child|girl|boy)\\b[^.]*?(?:on board|aboard|in (?:the|an?) (?:[a-z]+ )?(?:hold|cargo\\b[^.]*|engine room|container|storeroom|lifeboat|galley|luggage|locker|crate)|hiding)?[^.]*|(?:that )?(?:food|biscuits|supplies|rations|things) (?:were|was|kept) (?:missing|disappear\\w*|vanish\\w*)[^.]*)|there was (?:an? |some(?:one|body) )(?:stowaway|else on board|hidden on board)\\b[^.]*)`,
    ),
    idea: new RegExp(`\\b${SHIP}\\b`, "u"),
    after: [
      [
        0,
        "=It had begun with the tinned peaches. There had been forty tins, and now there were thirty-seven. The empty ones stood at the very back. They had been washed up, and somebody had put the spoon in the drawer where spoons belong.",
      ],
      [
        1,
        "=“It may be mice,” was the first idea. It was a good idea, until one thought of the spoon. So it was written down what was known: small hands, likes peaches, and has been brought up well.",
      ],
      [
        1,
        "=The trap was made of string, a bell and tin number thirty-eight. All night nothing rang. In the morning the tin was empty, the string had been rolled up, and the bell hung from the door of the galley. Somebody had polished it.",
      ],
      [
        1,
        "=Now it was noticed what else there was. The tap no longer dripped. There was a new button on the old jacket. “Four weeks,” it was said aloud, “and not a thing that had to be mended.” Behind the wall something held its breath.",
      ],
      [
        0.5,
        "=Then the alarm went off, the loud one, with the red lamp. Below the third hatch a pipe had come loose, and what hissed there could not be allowed to hiss for long. It was a very narrow shaft. Anybody grown up got in as far as the shoulders and not an inch further. The wrench was long enough. It was the arms that were too short.",
      ],
    ],
    end: [
      [
        0,
        "=“Let me,” said a voice, from much further in. A thin hand came out of the dark and took the wrench. It turned it three times to the right. The hissing stopped. “It does that once a week,” said the {who}. “As a rule everybody's asleep.”",
        "=“Let me,” said a voice, from much further in. A thin hand came out of the dark and took the wrench. It turned it three times to the right. The hissing stopped. “It does that once a week,” said the voice. “As a rule everybody's asleep.”",
      ],
      [
        0.6,
        "=There are rules for people who are not on the list. They were looked up, and they were very strict. They were about passengers. There was not one word in them about somebody who can get at the third hatch. So the list was fetched, and a line was written at the bottom. “Name?” it was asked. “And how do you like your peaches?”",
      ],
      [
        0.75,
        "=In the galley there is one more cup now, on a lower hook. Tin number forty is kept for the day on which they arrive. There are two spoons lying on it.",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:woke up|woke|was woken(?: up)?|awoke)\\b[^.]*?\\b(?:too (?:early|soon)|(?:years|decades|months|centuries)(?: too)? (?:early|too soon|before))\\b[^.]*|(?:everyone|everybody|all the others|the others|the rest of [^.]*?|the whole crew|the others on board) (?:else )?(?:was|were) (?:still )?asleep\\b[^.]*",
    ),
    idea: new RegExp(`\\b(?:${SPACE}|[Cc]ryo\\w*|cold sleep|hibernation|sleeping pods?|deep sleep)\\b`, "u"),
    after: [
      [
        0,
        "=“Good morning,” said the loudspeaker. “You are early. Breakfast will be served on arrival.” {Hero} asked when that would be. The loudspeaker told {him}. {Hero} asked again, because {he} had only just woken up, and the number did not get any smaller.",
      ],
      [
        1,
        "={He} lay down again at once, folded {his} hands and closed the lid. It opened. {He} closed it again and held on to it from inside. It opened. “This berth has been used,” said the loudspeaker. “Thank you for choosing us.”",
      ],
      [
        1,
        "=There were four hundred others. They lay in long rows behind glass, and every one of them had a little sign with a name. {Hero} went along and introduced {himself}. It took the whole of the first day. After that {he} at least knew who snored.",
      ],
      [
        1,
        "=After a month {he} had read the cookery book and the fire regulations. After two months {he} had found a basket with other people's socks, and they all had holes. {He} began with the first row. One has to have something that does not get finished too soon.",
      ],
      [
        0.5,
        "=One night {he} stood in front of a lid, with a finger on the green button. It would have been quite easy. There would have been somebody to talk to, and to lose to at cards. {Hero} looked at the sleeping face for a long time. It was dreaming of something nice. Then {he} put the finger in {his} pocket, and it stayed there.",
      ],
    ],
    end: [
      [
        0,
        "=“You did not press it,” said the loudspeaker. It was three in the morning. “No,” said {hero}. “Most people would.” There was a humming in the wall, and it sounded as though somebody was thinking. “In row nineteen there is a berth for the engineer. The engineer missed the ship. I did not mention it before, because it squeaks.” {Hero} fetched the oil from the galley.",
      ],
      [
        0.6,
        "=Before {he} lay down, {he} finished the last pair. {He} put all the socks back, each pair on its own lid, and on top of each of them a slip of paper with a good morning on it. “Shall I wake you on time?” asked the loudspeaker. “On time,” said {hero}. “And not one minute before.”",
      ],
      [
        0.75,
        "=On the day of the arrival four hundred people sat up, yawned, and put on warm socks. Nobody knew who had done it. They only noticed that somebody in row nineteen greeted them all by name.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:discovered|found out|noticed|realized|realised|learned) (?:that )?)?(?:(?:the )?(?:[Ee]arth|ground|ground control|mission control|Houston|headquarters|home planet|base|control cent(?:re|er)|mainland)(?: had)?(?: suddenly| just| simply)? (?:stopped (?:answering|responding|replying|talking|sending)|did not (?:answer|respond|reply)|no longer (?:answered|responded|replied)|went (?:silent|quiet|dark)|had gone (?:silent|quiet|dark)|fell silent|had fallen silent)|lost (?:all |radio )*(?:contact|communication|connection|touch) (?:with|to) (?:the )?(?:[Ee]arth|ground|home|base|mission control|mainland)|nobody on [Ee]arth (?:answered|replied|responded)|(?:talked|spoke) to (?:himself|herself)|kept (?:sending|calling|talking)|tried to (?:repair|reach|call|fix))\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?=.*(?:stopped (?:answering|responding|replying|talking|sending)|answer|respon|repl(?:y|ied)|silent|quiet|dark|lost (?:all |radio )*(?:contact|communication|connection|touch)))(?!.*\\b(?:knock\\w*|alien|radio ham|dark side)\\b).*\\b${SPACE}\\b`,
      "u",
    ),
    after: [
      [
        0,
        "=There had always been a voice at eight o'clock. It gave the weather, although they had no weather up there, and it always ended with the words: “And how are you?” {Hero} had never given a proper answer. Now it was ten past eight, and {he} would have had one.",
      ],
      [
        1,
        "={He} checked everything that there was to be checked, from the plug to the aerial, and once more from the aerial to the plug. It all worked. That was the worst thing that could be said of it. The little lamp was green, and what came out of the loudspeaker was nothing, loud and clear.",
        "=“It's the plug,” said {talker}. It was not the plug. They checked it all, as far as the aerial, and everything worked. The little lamp was green, and what came out of the loudspeaker was nothing, loud and clear.",
      ],
      [
        1,
        "=Below the window it went round, blue and white, as it always did. One could see the coast where {hero} had learned to ride a bicycle. It looked as though everything was all right there. From so far away that is easy.",
      ],
      [
        1,
        "=On the third day {hero} began to do the weather {himself}. At eight {he} pressed the button and said that it was going to be dark, with stars. “And how are you?” {he} said at the end. Then {he} waited for exactly as long as a polite person needs.",
      ],
      [
        0.5,
        "=On the ninth evening {he} had nothing left to say. {He} did not switch it off. {He} forgot about it, and warmed up the soup, and talked to the spoon as one does: that it was lentil again, that {he} would give a good deal for an onion, a fresh one, and that it was {his} birthday besides. “Happy birthday,” said the loudspeaker.",
      ],
    ],
    end: [
      [
        0,
        "=It crackled so much that {hero} had to put {his} ear to it. It was not the voice that did the weather. This one was quite young. “Everything's off down here,” it said. “All the big stations, since the storm on the sun. But I've built one myself, from a hairdryer. I've been hearing you all the time. I just couldn't get the button to work. Are you still there?”",
      ],
      [
        0.6,
        "={Hero} was still there. {He} had never been so much there. {He} gave the readings, the position and the list of spare parts, and at the other end somebody wrote it all down, and asked how one spells “orbit”. By noon it had been carried up the hill on a bicycle, to the people with the big aerial. By evening they were at work.",
      ],
      [
        0.75,
        "=At eight o'clock the old voice is back again, with the weather. “And how are you?” it asks. It has to bring a sandwich these days, for it gets a proper answer.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:picked up|received|caught|detected|intercepted|discovered|got|noticed|recorded|heard) (?:an?|the|some) (?:[a-z-]+ ){0,3}?(?<signal>signals?|transmissions?|radio signals?|message|distress call|call|song|music|melody|voice)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:dead|died|future|love|voicemail|knock|bottle|phone)\\b).*\\b(?:${SPACE}|[Oo]bservatory|[Tt]elescope|[Aa]stronomers?|alien|universe|lighthouse|[Aa]rctic|Antarctic\\w*)\\b`,
      "u",
    ),
    after: [
      [
        0,
        "=It was not much: three short and one long, then a pause, and then all over again. {Hero} wrote it down on the edge of the newspaper. Then {he} switched everything off, counted to a hundred, and switched it on again. It was still there. It had waited.",
      ],
      [
        1,
        "=“It'll be the fridge,” they said to whom {he} showed it. {Hero} pulled out the plug of the fridge. In the morning the milk was sour, and the {signal} went on. The second idea was the kettle.",
        "=“It'll be the fridge,” said {talker}. {Hero} pulled out the plug of the fridge. In the morning the milk was sour, and the {signal} went on. “The kettle, then,” said {talker}.",
      ],
      [
        1,
        "=There is a form for such cases, with forty-one boxes. Under “sender” {hero} put a question mark. Under “purpose” {he} thought about it for a long time. The {signal} sounded like somebody who is knocking at a door, and not for the first time.",
      ],
      [
        0.8,
        "=It is strictly forbidden to answer before somebody has decided who is to do it. {Hero} knew that. {He} had the rule right in front of {him} on the wall. {He} turned it round, laid a finger on the key, and tapped: three short, one long. And because that seemed rather bare, {he} put one more short one at the end.",
      ],
      [
        0.5,
        "=Then the {signal} stopped. It was not there that night, and it was not there the next one. {Hero} stayed sitting there with the headphones on until {his} ears hurt. {He} had frightened it away. For all that time it had waited for somebody, and then that somebody had been {him}.",
      ],
    ],
    end: [
      [
        0,
        "=It took eleven days. It was a quarter past four, and {hero} had fallen asleep with {his} cheek on the form. Three short, one long. And then one short. And then, after a pause in which one could have drawn a breath, another one, quite new, that nobody had thought of here. {Hero} sat up. There was a question mark on {his} cheek.",
      ],
      [
        0.6,
        "=So eleven days was how far it was, there and back. {Hero} added one of {his} own. It is a slow way of talking. One has a lot of time to think about the next word. “What do they want?” {he} was asked. “I believe,” said {hero}, “that they're asking whether it's our fridge.”",
      ],
      [
        0.75,
        "=The rule hangs the right way round again. Beside it there is a calendar, and every eleventh day has a small cross on it. On those days nobody has to say it: the kettle stays off.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:there was |there were |had |with |for )?(?:only|just) (?:one|a single|one more) (?:free |last |empty |return )?(?:seat|place|ticket|berth|escape pod|pod|parachute|space ?suit|life jacket|spot)\\b(?! (?:on|in) the (?:bus|class|team))[^.]*|the (?:only|last|one) (?:free |return )?(?:ticket|seat|place|berth|escape pod|pod)\\b[^.]*)",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|concert|cinema|theatre|class|restaurant)\\b)(?=.*\\b(?:[Tt]wo|friends?|brothers?|sisters?|twins?|[Cc]ouple|colleague|partner|rival|husband|wife|enem\\w+)\\b).*\\b(?:${SPACE}|home|island|ship|rescue\\w*)\\b`,
      "u",
    ),
    after: [
      [
        0,
        "=They put it on the table between the salt and the pepper and looked at it. It was quite small for something like that. “You take it,” said the one. “No, you,” said the other one. It was very polite, and it went on until the soup was cold.",
      ],
      [
        1,
        "=So it was to be done with matches. Who drew the short one was to go. Both of them drew a long one. They looked at each other. It turned out that both of them had brought their own matches along.",
      ],
      [
        1,
        "=After that they tried it with reasons. “You've got a cat at home.” “You've got a bad back.” “You snore, I'd have some peace here.” “I don't snore.” At that it nearly came to a quarrel, and for a while they only spoke about screws.",
      ],
      [
        0.5,
        "=Then there was one hour left. One could hear the engines warming up. Nobody had packed. They sat on two crates in the hall, side by side, with the thing in the middle, as one sits at a station when it is already all over and one does not want to be the first to say so.",
      ],
    ],
    end: [
      [
        0,
        "=To have something to do, one of them turned it over and read the small print on the back. “Not transferable,” it said there. “No animals. Not to be used as a bookmark.” And below that, so small that a thumb had been covering it: “Includes one piece of luggage, up to ninety kilos.” It was quiet. “What do you weigh?” asked the one. “Eighty-six,” said the other one. “With shoes.”",
      ],
      [
        0.6,
        "=It was the trunk with the brass corners. They had to bore holes in it, and write “tools” on the outside. “Is that heavy?” asked the man at the hatch. “It's only a bit talkative,” was the answer, and somebody coughed rather loudly. Halfway home the lid went up. “You do snore,” said the trunk.",
      ],
      [
        0.75,
        "=It stands in a hall now, back at home, and umbrellas are kept in it. A label is still hanging from the handle. Behind “contents” there is one word on it, in two different hands: “Us.”",
      ],
    ],
  }),
];
