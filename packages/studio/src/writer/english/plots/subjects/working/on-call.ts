import { role, story } from "../subject-story.ts";

/** Stories of people at telephones, at doors and before classes. */
export const onCall = [
  story({
    says: [
      /\b(?:radio (?:host|presenter|show|dj|moderator)|night radio|late-night (?:host|show|radio)|dj)\b/i,
      /\b(?:call(?:s|ed|er|ers|ing)?|rings?|rang|phones?|phoned|on (?:the )?air|live)\b/i,
      /\b(?:night|evening|lonely|every|late|caller|listeners?|widow|same)\b/i,
      /./,
    ],
    may: [
      role(
        "caller",
        "caller|lonely caller|widow|widower|old woman|old man|woman|man|boy|girl|truck driver|lorry driver|nurse|stranger|listener|teenager",
      ),
    ],
    unless:
      /\b(?:murder\w*|kidnap\w*|basement|killer|god|ghosts?|mars|dead|died|future|years ago|aliens?|bomb|fish|penguin|in love|falls? for|crime|confess\w*|threat\w*)\b/i,
    of: "people",
    after: [
      [
        "@study.night(hero talk) At night the studio was a lamp, a microphone, and a cup of tea that went cold. Most callers wanted a song. {Caller} never wanted a song. {Caller} wanted to know what {hero} could see from {his} window. “A bin,” {hero} always said. “And today there's a cat on it.” And the two of them talked about the cat.",
        "@study.night(hero talk) At night the studio was a lamp, a microphone, and a cup of tea that went cold. Most callers wanted a song. But there was one old caller who never did, and who wanted to know what {hero} could see from {his} window. “A bin,” {hero} always said. “And today there's a cat on it.” And the two of them talked about the cat.",
      ],
      [
        "@study.night(hero look) {Hero} knew {caller} by the sounds: a clock that ticked too fast, a kettle, and in the distance a train at ten past one. {He} knew no address and no surname.",
        "@study.night(hero look) {Hero} knew that caller by the sounds: a clock that ticked too fast, a kettle, and in the distance a train at ten past one. {He} knew no address and no surname.",
      ],
      "+ @study.night(hero talk) “You ought to get out more,” the sound engineer told {hero}. “The only ones you talk to are voices.” “They're people,” said {hero}. “They've only been put somewhere where you can't see them.” The engineer shrugged. But he had begun to put out milk for the cat as well.",
      [
        "@study.night(hero talk) Then the hour came, and the telephone stayed dark. {Hero} played one song, and another. {He} looked at the little red lamp that did not light up. At ten past one {he} took off the headphones, put them on again, and did something that no presenter does. “This is not for all of you,” said {hero} into the microphone. “It's for {caller}. Are you there? The cat's asking.”",
        "@study.night(hero talk) Then the hour came, and the telephone stayed dark. {Hero} played one song, and another. {He} looked at the little red lamp that did not light up. At ten past one {he} took off the headphones, put them on again, and did something that no presenter does. “This is not for all of you,” said {hero} into the microphone. “It's for one of you, with a clock that ticks too fast. Are you there? The cat's asking.”",
      ],
    ],
    end: [
      "@study.night(hero look) All the lamps lit up at once. It was the wrong voices: a baker, a night nurse and a boy who ought to have been asleep. “There's a clock like that in the shop opposite,” said the baker. “The train at ten past one?” said a signalman. “That's on my line. With a kettle you can hear it only from Mill Lane.” “I'm in a taxi,” said a woman. “I'm three minutes from Mill Lane.”",
      [
        "@study.night(hero look) {Hero} heard her running, live, and so did the whole town. {He} heard a bell, a silence, a shoulder against a door. “Here's somebody on the kitchen floor,” panted the taxi driver. “It's the hip. And ...wait.” There was a rustling. Then {caller} was there, very quiet. “I couldn't get to the phone,” said {thecaller}. “But I could hear the radio. How is the cat?”",
        "@study.night(hero look) {Hero} heard her running, live, and so did the whole town. {He} heard a bell, a silence, a shoulder against a door. “Here's somebody on the kitchen floor,” panted the taxi driver. “It's the hip. And ...wait.” There was a rustling. Then the old voice was there, very quiet. “I couldn't get to the phone,” it said. “But I could hear the radio. How is the cat?”",
      ],
      "+ @hospital.dawn(hero sit, caller sleep) It was already getting light when {hero} stood in the hospital with {his} tea flask. They did not know each other at all until one of them opened their mouth. “You're much shorter than on the radio,” said the voice from the pillow. “And you've got no train in here,” said {hero}, and sat down. “I brought you something.” Under {his} coat it was moving, and it had whiskers.",
      "@study.night(hero talk, caller talk) The show has a second chair now. On Fridays two people sit at the microphone, and behind them lies a cat. {Hero} and the caller tell everybody out there what they see from the window. It is a bin, as a rule.",
    ],
  }),
  story({
    says: [
      /\b(?:call cent(?:re|er)|customer service|hotline|help ?desk|telephone operator|telemarketer|complaints? (?:line|department|desk)|emergency (?:operator|dispatcher|call taker)|dispatcher|telephone (?:helpline|counsellor|survey))\b/i,
      /\b(?:calls?|called|caller|customer|phone|line|voice|rings?|rang|number|talk\w*)\b/i,
      /\b(?:old|elderly|boy|girl|child|alone|help|fallen|fell|angry|wrong|every|stranger|emergency)\b/i,
      /./,
    ],
    may: [
      role(
        "caller",
        "customer|angry customer|caller|boy|little boy|girl|little girl|old woman|old man|elderly woman|elderly man|widow|widower|child|woman|man|grandmother",
      ),
      role("boss", "boss|manager|supervisor|team leader|colleague"),
    ],
    unless:
      /\b(?:murder\w*|kidnap\w*|killer|god|ghosts?|mars|future|past|aliens?|bomb|heaven|plane|in love|falls? for|basement|heist|santa|prank\w*|lonely|every day)\b/i,
    of: "people",
    after: [
      [
        "@study(hero read) On {hero}'s desk there was a card with what had to be said: the greeting, the regret, the number of the form. A clock showed how long each call might take. It was two minutes and thirty seconds, and then it blinked.",
        "@study(hero read) On {hero}'s desk there was a card with what had to be said: the greeting, the regret, the number of the form. A clock showed how long each call might take. It was two minutes and thirty seconds, and then it blinked.",
      ],
      [
        "@study(hero talk) “Don't read me that card,” said {caller}. {Hero} stopped in the middle of the regret. {He} put the card into the drawer. “All right,” said {hero}. “What's really the matter?” On the line there was a breath, and then another. “I don't know who else to ring,” said {caller}. “You were the only number in the kitchen.”",
        "@study(hero talk) “Don't read me that card,” said the caller on the line. {Hero} stopped in the middle of the regret. {He} put the card into the drawer. “All right,” said {hero}. “What's really the matter?” On the line there was a breath, and then another. “I don't know who else to ring,” said the voice. “You were the only number in the kitchen.”",
      ],
      "@study(hero write) The clock began to blink. {Hero} turned it over, with its face to the desk. “Tell me what you can see,” {he} said, “from the beginning, and slowly. I'm not going to hang up, whatever happens.” With {his} other hand {he} waved to the desk beside {him}, and wrote on a paper cup: call an ambulance, find the address.",
      [
        "+ @study(hero talk, boss write) “You've been on that line for nineteen minutes,” said {boss}, suddenly standing behind {hero}. “There are forty waiting.” {Hero} did not turn round. {He} only pulled the second headset out of the drawer and held it up over {his} shoulder. {Boss} put it to one ear, in order to make an end of it. And then {boss} pulled up a chair and wrote as well.",
        "+ @study(hero talk) “You've been on that line for nineteen minutes,” said the team leader. “There are forty waiting.” {Hero} did not turn round. {He} only pulled the second headset out of the drawer and held it up over {his} shoulder. She put it to one ear, in order to make an end of it. And then she pulled up a chair and wrote as well.",
      ],
    ],
    end: [
      [
        "@study(hero talk) By now the whole room had fallen silent. One woman had a map, and another had the ambulance on the line. “Can you hear the siren?” asked {hero}. “No,” said {caller}. “And now?” “No.” “And now?” Then everyone heard it, small and far away, in all the headsets at once. “Open the door,” said {hero}. “They're nice. They're coming from me.”",
        "@study(hero talk) By now the whole room had fallen silent. One woman had a map, and another had the ambulance on the line. “Can you hear the siren?” asked {hero}. “No,” said the voice. “And now?” “No.” “And now?” Then everyone heard it, small and far away, in all the headsets at once. “Open the door,” said {hero}. “They're nice. They're coming from me.”",
      ],
      "@study(hero talk) There was a crash, then steps, then many voices together. A man in a hurry took the receiver. “Ten minutes later,” he said, “and it would have been too late. Who is this?” {Hero} looked at the card in the drawer. “Customer service,” {he} said. The line clicked. In the big room they all stood up and did not know what to do with their hands, and so they clapped.",
      "+ @study(hero read) The next morning there was a letter on {hero}'s desk: so and so many seconds too long, so and so many times off the card. It had been signed by the management. Under it, in pencil, were the signatures of the whole room, forty-four of them, and each had added a time of its own. “I took an hour yesterday,” one said. “She only wanted to talk. It was lovely.”",
      "@study(hero look) The clocks all lie with their faces to the desks now. And at {hero}'s place there hangs a thank-you card, sent from far away. There is no name on it for {hero}, only a very big ear in crayon, with headphones on.",
    ],
  }),
  story({
    says: [
      /\b(?:delivery (?:rider|driver|man|woman|boy|girl|courier)|courier|pizza (?:boy|driver|delivery\w*|man)|food delivery|deliver(?:s|ed|ing)? (?:pizza|food|soup|meals|parcels|packages|groceries|milk|newspapers)|meals on wheels|milkman|newspaper (?:boy|girl)|parcel (?:carrier|man|driver)|br(?:ings?|ought) (?:[a-z]+ ){0,2}?(?:soup|meals|pizza|milk|groceries))\b/i,
      role(
        "lady",
        "old lady|old woman|elderly woman|elderly lady|old man|elderly man|old gentleman|widow|widower|pensioner|old teacher|lonely man|lonely woman",
      ),
      /\b(?:every|each|same|opens?|opened|answers?|answered|lonely|alone|door|missing|only)\b/i,
      /./,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|drugs?|spy|spies|gang|mafia|bomb|witch|drones?)\b/i,
    of: "people",
    after: [
      "@corridor(hero give, lady give) It was always the third floor, always the door with the brass fish. {Lady} paid in coins, counted out beforehand in little towers, and on top of the last tower there was always a sweet.",
      "@kitchen(hero sit, lady talk) “Have you eaten today?” {lady} would ask {hero}, who had been carrying food about since noon. {He} had not. So one day there were two spoons on the table. On the wall were pictures of a big kitchen, with {lady} in the middle, under a white hat. “Sixty covers a night,” said {lady}. “And now I get it in a bag.”",
      "+ @street(hero ride) The company only saw that {hero} was late. {Hero} had less pay that week, and {he} had a list of what goes into a proper broth. At the traffic lights {he} said it over to {himself}. Bones, bay leaf, two cloves, and never hurry.",
      "@corridor(hero look) And then there was the day when {hero} rang at the door with the brass fish, and rang again. The bag in {his} hand was getting cold. {Hero} bent down to the letter slot. Behind it the radio was playing.",
    ],
    end: [
      "@kitchen(hero give, lady sleep) {Hero} switched off the phone. Then {he} ran at the door with {his} shoulder, until the brass fish fell off and the door flew open. {Lady} lay between the stove and the table, with open eyes. “You're late,” said {lady}, in a very thin voice. “I've been lying here and thinking: the one with the soup will notice. The others ring only once.” {Hero} pulled off {his} jacket and tucked it in all round.",
      "@hospital(hero give, lady eat) In the hospital {lady} pushed the grey soup away. “Who made this?” asked {lady}. “That isn't a broth, that's a punishment.” So {hero} cooked one {himself}, until two in the morning, with bones, bay leaf and two cloves. {Lady} took a spoonful. “More salt,” said {lady}. “And you've got the job.”",
      "+ @kitchen(hero cook, lady eat) In the autumn a new sign hung in the street, over a door as narrow as a cupboard. There was one soup every day, and whoever could not come down to get it had it brought up, by people who were allowed to stay as long as they liked. {Lady} sat beside the pot with a white hat on, and tasted. {Hero} stirred. “Never hurry,” said {lady}, whenever somebody looked at a clock.",
      "@kitchen(hero cook, lady eat) A brass fish with a dent in it hangs above the counter of a very small soup kitchen, where {lady} tastes and {hero} stirs. And beside the till there are little towers of coins, for those who have none. On top of every tower there lies a sweet.",
    ],
  }),
  story({
    says: [
      /\b(?:teacher|substitute|supply teacher|professor|headmistress|headmaster|coach)\b/i,
      /\b(?:(?:worst|hopeless|difficult|wild|impossible|failing|naughtiest|loudest|toughest|rowd\w+|problem) (?:[a-z]+ )?(?:class|pupils|students|school|kids|group)|class (?:that )?(?:nobody|no one)|nobody (?:else )?want\w*|given up on|unteachable|troublemakers?|(?:class|pupils|students) (?:no one|nobody))\b/i,
    ],
    may: [
      role("head", "headmaster|headmistress|principal|head teacher|head|inspector|rector"),
      role("pupil", "boy|girl|troublemaker|quiet girl|quiet boy|pupil|student|ringleader"),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|football team|dragons?|magic\w*|witch\w*|wizard\w*|knights|animals?)\b/i,
    of: "adults",
    after: [
      "@classroom(hero write) They had put the desks with their backs to the front. {Hero} came in and saw only necks. On the blackboard it said: the last one stayed nine days. {Hero} read it, took the chalk, and wrote underneath: I need ten, I'm slow.",
      [
        "+ @classroom(hero talk, pupil talk) “What's the square root of a waste of time?” asked {pupil} from the back. {Hero} thought about it seriously. “That depends on how much you've wasted,” {he} said. “Measure it. All of you. A week long. What you do, and for how many minutes. I'll do it, too.” It was the strangest homework they had ever been given, and out of sheer curiosity {pupil} did it.",
        "+ @classroom(hero talk) “What's the square root of a waste of time?” asked a boy with a broken tooth. {Hero} thought about it seriously. “That depends on how much you've wasted,” {he} said. “Measure it. All of you. A week long. What you do, and for how many minutes. I'll do it, too.” It was the strangest homework they had ever been given, and out of sheer curiosity they did it.",
      ],
      "@classroom(hero give) Little by little {hero} learned what no report had ever said. One of them carried newspapers before school, from four o'clock. One got three small sisters dressed. One could not read, and had hidden that for seven classes, by being so loud that he was sent out. {Hero} gave nothing away. {He} only brought rolls from then on, and put them in the middle.",
      [
        "@corridor(hero look, head talk) “They'll fail,” said {head} in the corridor. “They always have. Don't take it to heart.” The door stood open a crack. Inside it had become quite still. That afternoon {hero} found all the desks turned round, facing the front. “We heard that,” said the one with the newspapers. “What exactly do we have to be able to do?” There were five weeks left.",
        "@corridor(hero look) “They'll fail,” said the headmaster in the corridor. “They always have. Don't take it to heart.” The door stood open a crack. Inside it had become quite still. That afternoon {hero} found all the desks turned round, facing the front. “We heard that,” said the one with the newspapers. “What exactly do we have to be able to do?” There were five weeks left.",
      ],
    ],
    end: [
      "@corridor(hero read) They learned in the launderette, because it was warm, and on the newspaper round, by calling out the answers from one letter box to the next. And {hero} sat in the evenings with the one who could not read, on the back stairs, where nobody came by. “If you tell anyone,” he said. “Tell them what?” said {hero}.",
      [
        "+ @corridor(hero look, head talk) On the morning of the examination one chair was empty. They all looked at the clock. Two minutes before the beginning the door flew open, and there they were, the one with the newspapers and three little girls with odd socks. “No one could mind them,” he gasped. {Head} drew breath. Then, for some reason, {head} bent down. “Can you draw?” asked {thehead}. “Come along. I've got coloured chalk.”",
        "+ @corridor(hero look) On the morning of the examination one chair was empty. They all looked at the clock. Two minutes before the beginning the door flew open, and there they were, the one with the newspapers and three little girls with odd socks. “No one could mind them,” he gasped. The headmaster drew breath. Then, for some reason, he bent down. “Can you draw?” he asked them. “Come along. I've got coloured chalk.”",
      ],
      "@corridor(hero look) The list was put up on a Friday. They did not dare to look, and so they sent {hero} to the front. {He} turned round and said nothing. {He} only held up both thumbs, and the noise could be heard as far as the station. The loudest of them read the list aloud himself, every single name, slowly, with one finger.",
      "@classroom(hero stand) There is one sentence on that blackboard that the caretaker has never been allowed to wipe off. “The last one stayed nine days,” it says. “I need ten.” {Hero} has been there ever since, and still says that {he} is slow.",
    ],
  }),
];
