import { role } from "../subject-story.ts";
import { namedOrOther } from "./named-or-other.ts";

const FIRST_LOVE = role(
  "other",
  "first love|childhood sweetheart|high school sweetheart|old flame|teenage sweetheart|first boyfriend|first girlfriend|former lover|ex-boyfriend|ex-girlfriend|ex-fiancé|ex-fiancée|lost love|old love|sweetheart|fiancé|fiancée|groom|bride",
);

/** Stories of first loves who meet again. */
export const firstLoves = [
  ...namedOrOther(
    {
      says: [
        /\b(?:left|jilted|abandoned|stood (?:her|him) up|walked out on|ran away from) (?:\w+ ){0,2}?(?:at the altar|on (?:her|his|their) wedding day|before (?:the|her|his|their) wedding)|\bjilted\b/i,
        /\b(?:years?|again|reply|replies|answer\w*|returns?|returned|meets?|met|came back|comes back|decades)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|revenge)\b/i,
      of: "people",
      after: [
        "+ {Hero} had always known what {he} would say if this ever happened. It was a speech with cold pauses in it, polished over many years while {he} {was} washing up. Now the moment had come, and the speech was gone. There was nothing in {his} head but a jacket.",
        "“You've still got that jacket,” said {hero}. “It's not the same one,” said {other}. “It's the same sort.” They stood there like two people who are waiting for the same bus. “I owe you an explanation,” said {other} after a while. “You owe me a cake,” said {hero}. “Three tiers. I ate it by myself, and it took me until Easter.”",
        "+ @cafe(hero eat, other sit) So it began with a cake, in a café with too many mirrors. {Hero} chose the most expensive one on the menu and did not say a word until the last crumb. “And now,” {he} said, “from the start. Don't leave anything out, and don't look at the sugar.”",
        "@cafe(hero look, other talk) It was not a great story. There was no other love in it, no crime, no illness. There was somebody very young, in front of a church door, who had heard the organ and suddenly could not breathe. “I got as far as the gate,” said {other}. “Then I got as far as the bus. I thought that I'd turn round at the next stop. I thought so at every stop for a year.”",
        "@cafe(hero look, other look) {Hero} had expected to be angry. But {he} saw it all quite clearly: the gate, the bus, the frightened face at the window. For {he} had stood behind that same church door, on the other side, with flowers in {his} hand. And {he} had never told a soul what {he} had felt, when they came to say that there would be no wedding.",
      ],
      end: [
        "@cafe(hero talk, other talk) “I was relieved,” said {hero}. It was out. “For one second, before everything else. I hadn't been able to breathe either. I've been so angry with you all my life because I could not forgive myself that second.” {Other} looked up. They stared at each other, two old cowards, and then the laughter came, and people turned round.",
        "+ @cafe(hero talk, other talk) They laughed until the waiter brought water. “What would have become of us?” asked {other}, and wiped both eyes. “Divorced by thirty,” said {hero}, “and you'd have kept the piano.” “I can't even play.” “That's why.”",
        "@hall(hero dance, other dance) There was dancing in the hall next door, as there was every Friday. {Other} stood up and held out a hand, and it shook a little. “I can't promise anything,” said {other}. “Good,” said {hero}. “Neither can I. Just don't go near the door.” They danced until the band packed up.",
        "@cafe(hero eat, other eat) On Fridays they have their table by the mirror and one cake with two forks. Nobody speaks of churches. But when the organ music comes on the radio, {hero} and {other} look up, take a deep breath, both at once, and pass the sugar.",
      ],
    },
    FIRST_LOVE,
  ),
  ...namedOrOther(
    {
      says: [
        /\b(?:first love|childhood sweetheart|high school (?:sweetheart|boyfriend|girlfriend)|old flame|teenage (?:love|sweetheart)|first (?:boyfriend|girlfriend)|former (?:love|lover|sweetheart)|ex-?(?:boyfriend|girlfriend|fianc[eé]e?)|lost love|old love|love of (?:her|his|my) (?:life|youth)|the (?:boy|girl|man|woman) (?:she|he|who) (?:once )?loved)\b/i,
        /\b(?:sell\w*|sold|funeral|inherit\w*|hometown|home town|home village|back (?:to|in|home)|return\w*|came home|comes home|moves back|moved back|farm|house|village)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|detective|lift|elevator|dead first love)\b/i,
      of: "people",
      after: [
        "{Hero} had got as far as the gate with the box in {his} arms when {he} heard a voice that {he} knew. It had become deeper. It still went up at the end of a sentence, as if it were standing on tiptoe. {Hero} put the box down on {his} own foot, and did not feel it until later.",
        "“So it's you,” said {other}. “I've heard that you were here. In this place people hear it when somebody opens a tin.” There was a grey hair or two, and a scar on the chin that {hero} did not know.",
        "+ @village(hero talk, other talk) They were polite at first. They spoke of the weather, of the roof and of what things cost. A whole village walked past meanwhile, rather slowly, carrying shopping that it did not need. “They're betting on us,” said {other}. “On what?” “On how long it takes you to leave again.”",
        "@cellar(hero look, other talk) There were practical things to be done, and they did them side by side: a door that stuck, a cellar full of jars. On a beam, behind the last shelf, {hero} found two letters cut into the wood with a pocket knife, and a date. The second letter was not finished. “You went on a Tuesday,” said {other} behind {him}. “I was going to do the rest on Wednesday.”",
        "@cellar(hero talk, other talk) “I waited for you to say stay,” said {hero}. “I waited for you to want to,” said {other}. “I thought if I asked you, you'd stay, and hate me by forty.” There was dust in the light of the lamp. {Hero} looked at the letters on the beam for a long time. It was true. {He} would have.",
      ],
      end: [
        "@village(hero stand) In the morning {hero} {was} supposed to sign and catch the noon bus. {He} stood at the stop with {his} case, early. The village stood behind its curtains. Then the bus came, and the doors opened, and the driver looked, and {hero} asked him the only question that {he} had: “Have you got a pocket knife?”",
        "+ @village(hero carry) He had. “I'll want it back,” said the driver. “You'll get it on Wednesday,” said {hero}, and carried the case back up the road, past all the windows. In one of them somebody groaned and somebody else cheered and held out a hand for the money.",
        "@cellar(hero look, other look) “Did you forget something?” asked {other} at the gate. “Yes,” said {hero}, “but I know where it is.” They went down the cellar steps together. It took a while, for old oak is hard. Neither of them spoke, and chips of wood fell on their shoes.",
        "@cellar Nothing was sold that week, and nothing the week after. On the beam behind the jars the second letter is finished now, a good deal paler than the first. Under it there is a new date. It was a Wednesday.",
      ],
    },
    FIRST_LOVE,
  ),
  ...namedOrOther(
    {
      says: [
        /\b(?:first love|childhood sweetheart|high school (?:sweetheart|boyfriend|girlfriend|love)|old flame|teenage (?:love|sweetheart)|first (?:boyfriend|girlfriend)|lost love|old love|love of (?:her|his|my) (?:life|youth)|(?:boy|girl|man|woman) (?:she|he|who) (?:(?:had )?once )?(?:loved|left|wanted to marry)|(?:was|were|been) in love (?:with )?(?:\w+ ){0,3}?(?:years ago|as (?:a )?teenagers?)|sweetheart)\b/i,
        /\b(?:met|meets?|meeting|again|reunion|reunited?|years|recogni[sz]\w*|r[au]n into|r[au]ns into|sees|saw|found|finds?|decades)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|detective|lift|elevator|dead|wedding planner|altar)\b/i,
      of: "people",
      after: [
        "A face can be away for half a life. Now {other} turned round, one eyebrow went up, and for {hero} everything was there at once: the smell of the river, the wet bicycle seats, the song. {Hero} {was} holding a glass.",
        "+ “I've got a scar on my knee because of you,” said {other} instead of hello. “You said that the wall was low.” “It was low,” said {hero}. “You're just not very good at walls.” And with that the years had a small door in them, and both of them slipped through it.",
        "+ They compared what they had become. It took some time, because of what they left out. Both of them had been happy, and both had been unhappy, and in between there had been a good many Mondays. “Did you ever learn Italian?” asked {hero}. “Only the food,” said {other}.",
        "@street(hero walk, other talk) Outside it was cool, and they walked a little, because inside people had begun to smile at them. Then they were silent. It was the silence of that last evening, which had been waiting for them round the corner all the while. “Why didn't you come?” asked {other}. “To the station. I stood there with your suitcase.”",
        "@street(hero talk, other look) {Hero} could have told them all the reasons that {he} had told {himself}. But after so long only the real one was left. “I did come,” said {hero}. “I stood behind the kiosk. I saw you looking at your watch. You looked like somebody who was going to be somebody. I was afraid that I would only be luggage.”",
      ],
      end: [
        "@street(hero look, other talk) {Other} said nothing for so long that {hero} thought: now it is over for the second time. “Behind the kiosk,” said {other}. “You idiot. Do you know why I kept looking at my watch? There was a later train. I was working out how long we could still stand on that platform, you and I, before we had to get in.”",
        "@street(hero sit, other sit) They had to sit down, on a wall, a low one. {Hero} laughed until it hurt, and it did hurt. A whole life had turned on a look at a watch. “I wouldn't want to have missed it, my life,” said {other} after a time. “No,” said {hero}. “Nor me mine.” “But there's some of it left.” “Yes,” said {hero}. “There's a bit left.”",
        "+ @street(hero talk, other talk) They exchanged numbers like teenagers, and then found that neither of them could read {other's} handwriting without glasses. “Let's not be in a hurry,” said {hero}. “No,” said {other}. “How about tomorrow at nine?”",
        "@station(hero stand, other stand) On the first warm Saturday there were two people at the station with one suitcase between them. They were much too early. When the train came in, they let it go, bought a coffee at the kiosk, and stood behind it together. “What do you see?” asked {other}. “Somebody with a watch,” said {hero}. They took the later train.",
      ],
    },
    FIRST_LOVE,
  ),
  ...namedOrOther(
    {
      says: [
        /\b(?:\d\d|seventy|eighty|ninety|sixty|elderly|old|retired|pensioners?|widow\w*|care home|nursing home|retirement home)\b/i,
        /\b(?:first love|sweetheart|old flame|lost love|old love|loved|love letters?|love of (?:her|his|my) (?:life|youth)|fianc[eé]e?)\b/i,
        /\b(?:years|again|reunited?|care home|nursing home|retirement home|dance|war|decades|lifetime)\b/i,
        /\b(?:met|meets?|meeting|found|finds?|recogni[sz]\w*|search\w*|looks? for|looked for|looking for|sees|saw|moved in|moves in|travel\w*|goes to see|reunited?)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|detective|bank|robbery|spy|altar|husband['’]s|dead)\b/i,
      of: "people",
      after: [
        "@room(hero talk, other talk) “You've shrunk,” said {other}. “You've gone deaf,” said {hero}, because it had to be said twice. {Hero} had put on the good collar, and it scratched. Sixty questions had been waiting for this day, and now they were all trying to get through the same door.",
        "@room(hero sit, other sit) They sat down by the window with a pot of tea, and for the beginning they talked about illnesses, since that was neutral ground. A knee, a hip, two kinds of drops. “You had such good teeth,” said {hero}. “I still have,” said {other}, and winked. “They're in a glass.”",
        "+ @room The others in the room pretended to do the crossword. “Is that the one?” whispered a lady with a shawl to her neighbour. “The one from the photograph,” whispered the neighbour. They were both so excited that they filled in the wrong river.",
        "@room(hero look, other give) {Other} drew something out of a cardigan and laid it on the saucer. It was a button, dark blue, with an anchor on it. {Hero} knew it at once. It had come off that coat on that evening, when neither of them could let go, and {he} had gone away with a gap under the collar and the thread hanging out. The coat had never been mended.",
        "@room(hero sit, other talk) “I meant to sew it back on,” said {other}. “I always thought, when that coat comes round the corner, I'll have the button ready.” “Through all those years?” “I was married for most of them. Happily. It stayed in the sewing box. It did no harm there.” And {hero} nodded, because it had been just like that with the coat.",
      ],
      end: [
        "@room(hero sit, other sit) There was a table in the way. So {hero} moved {his} chair round to the other side, and that took a while and made a terrible noise, and then they were sitting shoulder to shoulder. Two hands lay on the tablecloth. They had brown spots, and they fitted as they had before.",
        "+ @room(hero talk, other talk) “What shall we do with the time?” asked {hero}. “How much have you got?” asked {other}. “The doctor says that I shouldn't buy any green bananas.” They laughed so hard that the nurse came running. “We'll buy yellow ones,” said {other}, “and eat them at once.”",
        "+ @room(hero dance, other dance) From then on they had quite a lot to do. There were sixty years to be told, two a day, with pictures. They quarrelled in February, about a song, and made up in February. There was dancing on Sundays, very slowly, on a spot the size of a tea tray.",
        "@corridor The coat hangs on the hook by the door, an old thing, far too thin for the winter. But all the buttons are on it. One of them is sewn with red thread instead of blue, because the one who did it could not tell the colours any more, and {hero} would not have it changed for anything.",
      ],
    },
    FIRST_LOVE,
  ),
];
