import { role, story } from "../subject-story.ts";

/** Stories of journeys and errands that go wrong. */
export const errands = [
  story({
    says: [
      /\b(?:wrong|swap(?:s|ped)?|switch(?:es|ed)?|mix(?:es|ed)? up|someone else['’]s|another man['’]s)\b/i,
      /\b(?<bag>(?:bag|suitcase|briefcase|rucksack|backpack|holdall|parcel|package|case))\b/i,
      /\b(?:money|euros?|dollars|pounds|cash|diamonds|gold|gangsters?|criminals|mafia|mob|crooks|drugs|gang)\b/i,
    ],
    of: "people",
    after: [
      "{Hero} zipped it up again at once, as if that would help. {He} had wanted to pay the gas bill this week. What {he} had here could have paid for the gas of the whole street. “Keep calm,” said {hero} to {himself}, and sat down on the {bag}, because there was a car stopping outside.",
      "+ @street(hero run) {He} got out through the yard, over the bins. They were not fast, but they were everywhere. One stood at the bus stop and read a paper upside down. One was at the tram. {Hero} held the {bag} against {his} chest like a sick child, and an old lady got up and offered {him} her seat. “Is it very heavy, dear?” “You can't imagine,” said {hero}.",
      "+ By evening {hero} had eaten nothing but a roll, paid for with {his} own last coins. It was strange: {he} sat on a fortune, and counted coppers. “One note,” thought {hero}. “Who'd miss it?” {He} had it in {his} hand already. It was quite new, and smelt of nothing. {He} put it back and counted it twice.",
      "Then the telephone rang. “You've got something of ours,” said a tired voice. “And we have something of yours.” {Hero} had not thought of that at all: there was a second {bag}, {his} own, and in it, with the rest, was an envelope with {his} name and {his} address. “At ten,” said the voice. “In the launderette. Alone.”",
    ],
    end: [
      "@shop.night(hero sit) {Hero} was there at five to ten. But on the way {he} had stopped in one place, and talked for four minutes with a sleepy officer at a desk, who was wide awake at the end of it. Now {he} sat before a machine in which nothing was turning. They came in, in good coats, one fat, one thin, and one with a cold. “Put it on the floor,” said the thin one.",
      "@shop.night(hero talk) “Mine first,” said {hero}, and was surprised at {his} own voice. They pushed it over. It had been opened. “We ate it,” said the one with the cold, and looked at the floor. “The cold stuff, I mean. We've been sitting in that car since yesterday.” {Hero} looked at the three of them: grey, unshaven, hungry. “Then you owe me a supper,” {he} said.",
      "@shop.night(hero talk) All the machines went off at once, and that was the sign. From behind the dryers came the sleepy officer and a good many others. “Every note is there,” said the officer, when it was counted. “You didn't take a single one?” “I took one out,” said {hero}. “But I put it back.”",
      "There was a reward, not a fortune, but the gas is paid, up to the spring after next. {Hero} has painted a broad red stripe on {his} {bag}, all around. And once a month a postcard comes from a prison, signed by the one with the cold. “The food is not bad,” he writes, “but yours was better.”",
    ],
  }),
  story({
    says: [
      /\b(?:marathon|race|runner|runs?|ran)\b/i,
      /\b(?:comes?|came|finish(?:es|ed)|is|was|arriv(?:es|ed)) (?:in )?(?:dead |the very )?last\b|\blast place\b|\bthe last (?:runner|one)\b/i,
      role(
        "waiter",
        "cleaner|street cleaner|sweeper|volunteer|old man|old woman|boy|girl|stranger|steward|policeman|policewoman|janitor|lady|man|woman",
      ),
      /\b(?:wait(?:s|ed)?|finish|friends?|bottle|cheer(?:s|ed)?|clap(?:s|ped)?)\b/i,
    ],
    unless: /\b(?:turtle|tortoise|snail|hare|horse|dog|sleigh)\b/i,
    of: "people",
    after: [
      "@street(hero run) The banners were down by then. The music had been driven away on a lorry, and the street belonged to paper cups. {Hero} had heard all of it from afar: the trumpet, the cheering, and then how it stopped. For the last mile there had been just {his} own shoes, slap, slap, and a car behind {him} which wanted to open the road.",
      "@street(hero talk, waiter talk) “You've made it,” said {waiter}. “Where's the line?” asked {hero}. They had rolled it up. {Waiter} looked round, took a piece of chalk, and drew a new one on the asphalt, right in front of {hero's} feet. “Here,” said {waiter}. {Hero} lifted one foot, which was as heavy as a bucket, and stepped over it.",
      "+ @street(hero sit, waiter sit) They sat on the kerb. “Why did you stay?” asked {hero}, when {he} could speak. “I work here,” said {waiter}. “I see this every year. The first ones never look at me. They've got somebody already. But I have always wanted to know what it's like to be out there the longest.” {Hero} thought about it. “Quiet,” {he} said. “And there are a great many dogs.”",
      "+ @street(hero sit, waiter sit) {Hero} told why {he} had run at all. There had been a bad year, with a doctor in it, and a list of things that {he} would never be able to do. This had stood at the very top of the list. {Waiter} listened, and pulled off {hero's} left shoe, carefully, since {hero} could not reach it any more.",
    ],
    end: [
      "@street(hero run, waiter run) “I'd never manage that,” said {waiter}. “I can't even run for the bus.” “On Sunday,” said {hero}, “we run as far as the first lamp post.” It was a joke. But on Sunday at eight {waiter} stood there, in gardening trousers, looking at the ground. They ran to the first lamp post. {Waiter} held on to it with both arms. “And tomorrow?” asked {hero}. “The second one.”",
      "@street(hero run, waiter run) Through the autumn they ran from lamp post to lamp post. {Waiter} knew everything that lay by the road, and who had lost it, and {hero} laughed so much that {he} got a stitch. When the doctor asked in the winter what {he} was taking, {hero} said, “Lamp posts. Thirty-two at the moment.”",
      "@street(hero run, waiter run) The next year two of them stood at the start, quite at the back. And in the end there were again the paper cups, and the car behind them which wanted to open the road. But this time the banner was still up. All the people with brooms and barrows had stayed, in two rows, in orange, and they made more noise than the trumpet.",
      "@street(hero talk, waiter talk) “Which of us is last?” asked {waiter}, out of breath. They looked at the line, and then at each other. {Hero} took the piece of chalk out of {his} pocket, which {he} had been carrying for a whole year, and drew the line somewhat longer, so that there was room for two. Then they jumped.",
    ],
  }),
  story({
    says: [
      role("driver", "bus driver|tram driver|lorry driver|truck driver|trucker|taxi driver|cab driver|driver"),
      /\b(?<ride>(?:bus|double decker|double-decker|tram|lorry|truck|taxi|cab|van|coach))\b/i,
      /\b(?:one last time|one more time|last (?:trip|journey|ride|drive|crossing|flight|run)|once more|final (?:trip|journey|ride|drive|crossing|flight|run))\b/i,
      /\b(?:steals?|stole|secretly|sneak\w*|borrow\w*|kidnap\w*|without (?:permission|asking|telling)|breaks? into|broke into|forbidden|not allowed)\b/i,
      role("guest", "wife|husband|brother|sister|grandson|granddaughter|friend|mother|father|daughter|son"),
    ],
    unless: /\b(?:bomb|ghost|murder\w*|hijack\w*|dead|died|ashes|fiancée|transfer)\b/i,
    lead: "driver",
    of: "adults",
    after: [
      "It started at the first try. {Hero} had not been sure that it would. {He} laid both hands on the wheel, where the paint was worn by {his} own thumbs, and for a moment {he} did not drive off at all, and only listened. “It still coughs,” said {guest}. “It's glad,” said {hero}.",
      "In all the working years {hero} had taken thousands where they wanted to go. Only {guest} had never come along. There had always been a shift, or a relief, or a strike. “One day I'll take you to where it's nice,” {hero} had said, so often that it had become a sort of good night. And now there was only this one drive left.",
      "+ Of course they were seen. A boy waved, a dog ran alongside, and at the crossroads stood five people in the rain who thought that it was theirs. {Hero} could not drive past people who were waiting. {He} never had. “Where is this going?” they asked. “To where it's nice,” said {guest} from the front seat, and they all got in.",
      "The blue light came a good hour later. {Hero} saw it in the mirror, far off at first and then quite near. “They're after us,” said {he}. {Guest} had a blanket round the knees and very red cheeks. “How far is it still?” “Twelve minutes. Nine, if I don't brake.” {Guest} looked straight ahead. “You've never been late in your life,” said {guest}.",
    ],
    end: [
      "@sea(hero look, guest look) {Hero} did it in ten. Behind the last hill it lay there, wide and silver, and the sun came through just at that moment, as if somebody had rung a bell for it. “Last stop,” {he} said. {His} voice would not do more. And {guest} took {his} hand and said, “So that's what you've been looking at the whole time.”",
      "The policewoman had her notebook out already. Then she saw the two on the front seat, and the blanket. She took off her cap. “Do you have a ticket for this?” she asked at last, because she had to ask something. {Guest} felt about in the blanket, and there it was: a real one, from the year in which they had met. “I've kept it,” said {guest}. “{Hero} always said, one day.”",
      "+ “It's valid,” said the policewoman, when she had looked at it from both sides. She shut her notebook. Then she drove ahead of them with the blue light on, all the way home, so that they had no red light the whole way.",
      "@hall {Hero} had to pay a fine. The drivers of the depot had collected it before {he} could find {his} glasses. The old {ride} is not going to be scrapped: it stands in the hall of the depot, polished, and on the front, where the place is written to which it goes, nobody has been allowed to turn the handle. It says: WHERE IT'S NICE.",
    ],
  }),
  story({
    says: [
      /\b(?:mistaken for|mistakes? (?:him|her|them|\p{Lu}\p{L}+) for|mistook (?:him|her|them|\p{Lu}\p{L}+) for|th(?:inks?|ought) (?:he|she) (?:is|was)|confus(?:es|ed) (?:him|her) with|taken for)\b/iu,
      /\b(?:famous|celebrity|star|stuntman|stunt man|professor|pilot|surgeon|doctor|singer|critic|ambassador|inspector|director|champion|expert|millionaire|actor|actress|general|minister)\b/i,
      /\b(?:goes along|went along|play(?:s|ed) along|pretend(?:s|ed)?|does ?n[o'’]t (?:correct|say no)|did ?n[o'’]t (?:correct|say no)|accept(?:s|ed)?|keeps? (?:it )?up|kept (?:it )?up)\b/i,
    ],
    unless: /\b(?:murder\w*|dog|cat|pig|donkey|goose|duck|penguin|war)\b/i,
    of: "people",
    after: [
      "It was only one word. They had said the name with a question mark, and {hero}, who was tired, had said, “Yes.” After that there was a car with a minibar in it. {Hero} drank a very small orange juice, and thought, I'll tell them at the first red light. All the lights were green.",
      "+ They asked {him} things. {Hero} did what {he} did at home as well when someone asked {him} things: {he} said nothing, looked out of the window, and nodded after a while. “How modest!” they whispered. {Hero} had been called dull for this {his} whole life. Here they wrote it down.",
      "+ @restaurant.night(hero write) There was a dinner in {his} honour with a swan made of ice. {Hero} signed napkins. In the mirror there was somebody with a straight back. “Who are you?” asked {hero}. “Tomorrow you must be gone,” {he} told the mirror, and brushed {his} teeth.",
      "@hall(hero look) But the next day they led {him} out onto a platform before hundreds of people. It was high, and down there lay everything that {he} was supposed to be able to do. “Whenever you are ready,” they said. And in the very front row, with {his} arms crossed and a small smile, sat a person whom {hero} knew from all the posters: the real one.",
    ],
    end: [
      "@hall(hero talk) {Hero} could have run. {He} went to the microphone. “I'm not the one you think,” said {hero}. “I have a desk and a plant. I said yes because I had never been asked before.” It was so still that {he} heard the flags. Then {he} turned to the first row. “And I'm sorry that I have used your name. I've tried not to make any stains on it.”",
      "@hall(hero look) The real one came up, slowly, step by step. Everybody waited for the slap. “Do you know how long I've wanted to have one day on which nobody looks at me?” asked the real one. “Yesterday I went to the zoo. I stood in a queue. I had a sausage. A child told me to move over. It was the best day in ten years.” The real one looked almost shy. “Could you do it again on Thursday?”",
      "@hall(hero talk) There was a laugh, first one, then hundreds, and it was not an unkind laugh. They did it together then. The real one showed how it is done, and {hero} explained, in plain words and without hurry, how it looks to those who could never do it.",
      "@study(hero sit) {Hero} went home and is back at the desk, with the plant. But {his} back has stayed straight. Four times a year a car comes with a minibar in it, and {hero} gets in, and signs napkins in a distant city. And four times a year there is someone standing at the zoo, in {hero's} old raincoat, eating a sausage, and asks to be told to move over.",
    ],
  }),
  story({
    says: [
      /\b(?<ashes>(?:ashes|urn))\b/i,
      /\b(?:swap\w*|switch\w*|lost|los(?:es|t)|mix\w*|stolen|steal\w*|wrong|forg[eo]t\w*|left (?:it|them|the)|disappear\w*|glovebox|spill\w*|confiscat\w*)\b/i,
      role(
        "dead",
        "grandad|granddad|granddads|grandfather|grandpa|grandma|grandmother|father|mother|dad|mum|mom|husband|wife|brother|sister|uncle|aunt|friend",
      ),
    ],
    unless: /\b(?:murder\w*|ghost|hearse|derby|vampire)\b/i,
    of: "people",
    after: [
      "They noticed it too late, as such things are noticed. For a while nobody said anything. Then there was a laugh, high and short, and it was {hero} {himself} who had laughed, and at once {he} put a hand over {his} mouth. “It isn't funny,” said {hero}. It was, though. The dead would have been the first to say so.",
      "There was only one thing to do, and that was to go all the way back. They asked at every counter. “What does it look like?” “Grey. About so high.” “And what's in it?” It was hard to say it.",
      "+ On the way they could not help telling each other how it had been. There had been that habit of always taking the wrong exit. There had been the holiday on which the family had waited in one town, and the one they waited for sat in the next, quite content, with an ice cream. “It's exactly the same again,” said {hero}. And this time {he} laughed out loud.",
      "@station(hero look) It was almost evening when a woman in an apron came to meet them. She ran a tiny café beside the tracks. She was white in the face. “I've opened a jar,” she said. “I thought it was the new coffee. I had the spoon in my hand.” She held it in both arms, wrapped in a clean cloth. “And then I saw the name on the bottom.”",
    ],
    end: [
      "@cafe(hero take) {Hero} took it from her, and felt that it had its right weight. {His} knees went soft, and the woman pulled up a chair. “I didn't know what to do,” she said. “So I put it at the table by the window, where the sun is. I've told everybody that the place was taken. And I lit a candle. Was that wrong?” “No,” said {hero}. “That was the best seat in the house.”",
      "+ @cafe.night(hero talk) She would not take money. But she wanted to know who it was that she had been sitting with, and they told her, till the last train had gone. She laughed in all the right places. She cried once. At midnight she brought what was left of the cake, and said, “I wish I'd had a customer like that while it was still time.”",
      "They did get to the place in the end, a day late. The wind was just right. {Hero} opened it, and said the words that {he} had carried with {him} the whole way, and they were shorter now, and better. It flew up like smoke, turned once, and then, of course, went off in the wrong direction. “Typical,” they said.",
      "{Hero} kept a single spoonful back. It lies in a garden now, next to the tracks, underneath a small tree which the woman with the apron waters every day. And on the table by the window there is a card. It says: TAKEN. Beside it there is always a fresh cup of coffee, and nobody has ever complained about it.",
    ],
  }),
];
