import { role, story } from "../subject-story.ts";

/** Stories of witnesses, hostages, juries and prisons. */
export const trials = [
  story({
    says: [
      /\b(?:witness\w*|sees?|saw|watch\w*|overhears?|overheard|lip[- ]?reads?|lip[- ]?read|hears?|heard|observ\w+)\b/i,
      /\b(?:murder\w*|crime|killing|kidnapping|poison\w*|plot|burglary|burglar|body|strangl\w+|stab\w*|killed|kills?|killer|shooting|shot)\b/i,
      /\b(?:restaurant|caf[eé]|bistro|wine bar|cabaret|dance hall|nightclub)\b/i,
    ],
    unless: /\b(?:voice on the radio|hitman|monk|sister['’]s twin|cat saw|poisoned grandpa|plann\w+|plans)\b/i,
    of: "people",
    after: [
      "It was over in less time than it takes to strike a match. Then everything looked as before, and people went on with what they were doing. {Hero} sat quite still. {He} looked around to see who else had noticed, and there was nobody. {He} {was} the only one. Only then did {his} hands begin to shake.",
      "@study(hero talk) “Are you quite sure?” asked the policeman, for the third time. He had a kind face and a pencil that he didn't use. They had been there. There was no blood, no complaint, nobody missing. “You should get more sleep,” he said. When {hero} came home there was an envelope under the door. In it lay a match, burnt at one end.",
      "+ @street(hero walk) So it had been noticed, too, that {hero} had noticed. From then on there was a man on the other side of the street, with his collar up. {Hero} changed trams twice, and he was there. {He} bought bread, and he bought bread. {Hero} slept in the bath with the door locked, and {his} head on a towel.",
      "+ @room(hero write) “If they won't believe what I saw,” thought {hero}, “then they'll have to see it.” {He} wrote it all down, minute by minute, and while {he} wrote, there was something that didn't fit. The lamp. It had gone off before, and not after. Somebody else must have been there in the dark, who turned it off.",
    ],
    end: [
      "In the evening {hero} went back and stood on the very spot. From here you could see a small door behind a curtain. It opened. A young waitress stood there and went white. “You saw it too,” said {hero}. “You put out the lamp, so that they wouldn't see you.”",
      "“I've told nobody,” she whispered. “I thought I'd dreamt it.” Steps came up behind them. It was a man with his collar up. “Now there are two of you,” he said softly, and lit a match. “Three,” said somebody, and the kind policeman came out of the shadow. This time he used his pencil.",
      "@hall(hero talk) He had not been able to sleep, he said. It was the match. Why would anyone send a burnt match to a person who had only imagined it? In the cellar they found what they were looking for. In court {hero} said it all again, minute by minute, and {his} voice did not shake, because next to {him} sat somebody who nodded.",
      "@restaurant(hero sit) They meet on the first of the month now, {hero} and the waitress, always at a table by the wall. They don't talk much about it. But when {hero} lights the candle {he} always lets the match burn down to the end, and then looks up, to see whether all the lamps are still on.",
    ],
  }),
  story({
    says: [
      /\b(?:hostages?|hostage[- ]taker|held up|bank robbery|siege|gunman|hijack\w*|bank robber|holds? (?:up|them|him|her))\b/i,
      /\b(?:bank|supermarket|post office|robber\w*|shop|caf[eé])\b/i,
    ],
    unless:
      /\b(?:cousins?|cannot talk|can['’]t talk|negotiator|diary|grand\w+['’]s|famous|tree ?house|hid|in the boot|bathroom|visits?|visiting|pensions?|pensioners?|retirement|plane|bus|train|ferry)\b/i,
    of: "people",
    after: [
      "@hall(hero sit) “Phones into the bucket,” said the robber, and his voice cracked in the middle. {Hero} put {his} in, on top of the others. From the floor you can see things that you don't see standing up: that there is chewing gum under every counter, for example. And that the robber wore two different shoes, one brown and one black.",
      "@hall(hero sit) The first hour was the longest. Outside there was a loudspeaker, and blue light went over the ceiling like fish. “What do they want?” somebody whispered. “He doesn't know it himself,” {hero} whispered back. {He} could hear it from the way he walked: ten steps, and back, and ten steps, like a man outside a delivery room.",
      "+ @hall(hero talk) They had all told each other everything by then, as people do who aren't sure of tomorrow. The cashier was afraid of geese. An old man had once failed to get off a train for love. {Hero} heard {himself} say things that {he} had never told to those at home, and it was surprisingly easy, with one ear on the floor.",
      "+ @hall(hero look) Towards evening a child began to cry, and the robber held his head. “Make it stop,” he said, but not as one who gives orders. “He's hungry,” said {hero}. “I'm hungry, too,” said the robber, and looked surprised. It was so quiet that you could hear the pistol shake.",
    ],
    end: [
      "@hall(hero give) A child was crying with hunger. {Hero} got up, took the bread out of {his} bag and gave it half. Then {he} held out the other half to the robber. “You haven't eaten either,” {he} said. “And you got dressed in the dark. Your shoes don't match.” The robber looked down. It seemed to be the first time that day he had seen his own feet.",
      "@hall(hero talk) “My boy is in the hospital,” he said. “I had until noon to pay. Then it was noon, and everybody lay on the floor, and I didn't know how to end it.” He sat down. The pistol was a cigarette lighter; it said so on the side, if you were near enough. “Then we'll end it together,” said {hero}. “I'll walk in front of you.”",
      "@street(hero walk) So they came out, {hero} with raised hands, and behind {him} a man in two shoes, chewing. No shot was fired. Later it was in the papers that the hostages had passed round the bucket for the phones, and that when it came back it was full of money. Nobody in the bank would say whose idea it had been.",
      "@restaurant(hero sit) They have a table every year, on that date, at a place with good bread: the cashier, the old man, the child, who is nearly grown. There's one chair more. For three years it stood empty. This year there's a man in it, with his boy, and he has shined his shoes, and both of them are brown.",
    ],
  }),
  story({
    says: [
      /\b(?:kidnapp\w*|abduct\w*|ransom)\b/i,
      role(
        "victim",
        "boy|girl|child|son|daughter|kid|heiress|woman|grandmother|granny|grandma|millionaire|nephew|niece|teenager|lady|old man|baker|teacher|cook|chef",
      ),
    ],
    unless:
      /\b(?:voice|recogni\w+|visits?|visiting|detective|retired|hacker|princess|prince|dragons?|pirates?|alien\w*|police\w*|fak\w+|stag(?:es?|ed|ing)|pretend\w*|own kidnapp\w*|must|ha[sd] to|search\w*|rescu\w+|hunt\w*|track(?:s|ed)? down|father of|(?:has|had) only|father (?:has|must)|only \d+ hours)\b/i,
    lead: "victim",
    after: [
      "@street(hero sit) The van had no windows. It smelled of fish and of fear, and the fear was not all from one side. The fat one drove, and the thin one kept looking at the picture in his hand. “It says dark hair,” he said. “That isn't dark.” “It's dark enough in here,” said the fat one. Nobody spoke for the rest of the way.",
      "@room(hero talk) In the hut there was a stove that smoked. The thin one couldn't get it to burn. “You have to open the flap,” said {hero} from the chair. He opened the flap. It burnt. Then he had to be told how one cooks rice. In the end there was supper, and it was {hero} who said when it was ready.",
      "+ @room(hero look) They telephoned, and put on a deep voice. They held the receiver away from the ear, and could not understand it. “They say we've made a mistake,” said the thin one. “They say everyone is at home.” They both looked at the chair, and at the picture, and at the chair. “Oh no,” said the fat one. “Not again.”",
      "+ @room.night(hero sit) {Hero} did not sleep that night. There was the moon, there was the lock, and between them there was far too much time to think. A bent spoon lay on the floor, where it had been dropped. Or had it been left there? The thin one lay in front of the door with his eyes shut, and he was breathing much too carefully.",
    ],
    end: [
      "@room.night(hero look) It was the thin one who turned the key in the end. “Go,” he whispered. “Along the stream, and then there's the road. I never wanted this. We only owe money to somebody who isn't nice.” The door stood open, and it smelled of pines. But from below, between the trees, came the lights of a big car. “That's him,” said the thin one.",
      "@room.night(hero talk) {Hero} could have run, and didn't. “Is he afraid of the police?” “Him? Only of the newspapers.” So {hero} took the phone, dialled, and put it inside the stove pipe. And when the big man walked in and said what he was going to do to them, the radio news heard every word.",
      "@hall(hero talk) They caught him at the bridge. The thin one and the fat one put their hands up before they were asked. In court {hero} told it as it had been: the van, the rice, the spoon. “Were you afraid?” asked the judge. “Yes,” said {hero}. “But less than they were.” It didn't get them off. It got them out by the next summer.",
      "@restaurant(hero eat) They have a snack bar by the road these days, next to the stream. The rice isn't bad, and the stove draws well. When {hero} drives past, {he} stops, and gets a plate without asking. It's on the house, for life. A bent spoon is nailed up over the counter.",
    ],
  }),
  story({
    says: [
      /\b(?:jury|juror|jurors|jurywoman|juryman|judge|lawyer|defend\w*|prosecutor|attorney)\b/i,
      /\b(?:guilty|innocent\w*|accused|convict\w*|verdict|doubts?|doubted|evidence|wrongly)\b/i,
    ],
    unless:
      /\b(?:falls? asleep|fell asleep|recipe|twins|fallen in love|falls? for|fell for|(?:killed|murdered) (?:her|his|my|their)|tennis|goat|divorc\w+|travelling court|roof)\b/i,
    of: "adults",
    after: [
      "@hall(hero look) The courtroom was smaller than on television. It smelled of wet coats. {Hero} looked at the hands of the accused, because you can't lie with your hands: they lay on the table side by side, like two people who no longer have anything to say to each other. Everybody in the room was sure. It had only taken a morning.",
      "@study(hero read) Page two hundred of the file was missing its corner. {Hero} would hardly have noticed, if {he} hadn't been looking for a place to hide {his} eyes. It was only a receipt: two coffees, a tram ticket, a time. But if the time was right, then somebody was sitting in a tram at the other end of town while it happened.",
      "+ @street(hero talk) {Hero} took that tram. {He} went from one end of the line to the other and back, and drank two bad coffees at the terminus. “A Tuesday in March?” said the woman at the kiosk. “How should I know?” Then she frowned. “Unless it's the one who gave me back the change. It was a hundred too much. Nobody gives that back.”",
      "+ @bedroom.night(hero sit) That would have been the moment to say nothing. There were good reasons for it, and {hero} knew them all; some of them had names and faces and had waited years for this day. {He} lay awake and went through them one by one. In the morning they were still good reasons. They were just not good enough.",
    ],
    end: [
      "@hall(hero stand) “May I say something?” asked {hero}. It was against every rule, and the judge said so. {Hero} remained standing. {He} spoke about a corner of paper, and two coffees, and a kiosk where somebody had given back a hundred too much. It got quieter and quieter. At the very back a door opened, and in came a woman in an apron with a purse in her hand. “That's the one,” she said.",
      "@hall(hero look) The accused had not looked up in all those days. Now a head was lifted, very slowly. The hands on the table had taken hold of each other. And in the third row somebody stood up and tried to get to the door without running. “Nobody asked you to leave,” said the judge. It was the one person who had never been in doubt.",
      "@street(hero talk) So they started from the beginning. It took four months, and in the end the right one went down those stairs, and the other walked out into the sun and stood there, and didn't know where to go. “Why?” {hero} {was} asked on the steps. “You of all people.” {Hero} had no fine answer. “Somebody gave back the change,” {he} said.",
      "@study(hero look) On the desk at which {hero} works there lies a corner of paper under glass. Whenever the thing is clear, and everyone is sure, and it has only taken a morning, {he} taps on the glass with one finger. And then {he} takes the tram, to the end of the line and back.",
    ],
  }),
  story({
    says: [
      /\b(?:prison\w*|jail|inmates?|convicts?|cell|penitentiary|behind bars)\b/i,
      /\b(?:escap\w+|break(?:s|ing)? out|broke out|tunnel\w*|dig|dug|digs|breakout|flee|fled)\b/i,
    ],
    early:
      /,? (?:and|but|only to) (?:(?:he|she|they) )?(?:comes?|came) (?:up|out) (?:in|inside|under|into|right in) .*$/i,
    unless:
      /\b(?:zoo|animals?|goalkeeper|her own son|penguins?|helicopter|laundry|disguis\w+|boat|raft|hunt\w*|wrongly|innocent\w*|revenge|island|escaped (?:convicts?|prisoners?))\b/i,
    of: "people",
    after: [
      "@room.night(hero dig) A spoon moves forty grams of earth at a time. {Hero} had worked it out, with a nail, on the wall behind the bed. The earth went into the pockets, and from the pockets into the roses in the yard, and nobody ever asked why those roses grew so tall. “You've got green fingers,” said old Bruno in the next bunk. He never asked either.",
      "@cave(hero dig) There were bad weeks. Once a pipe broke, and {hero} came up like a drowned mole. Once a guard stood on the very stone, and talked for ten minutes about his bad back. {Hero} recommended warm sand. Through it all, somebody was humming in the next bunk, whenever there was scraping to be covered.",
      "+ @room.night(hero talk) On the last night but one {hero} shook Bruno by the shoulder. “Come with me.” The old man laughed without a sound. “With this heart? I'd get stuck like a cork.” “And Rosa?” asked {hero}. That was the name that he said in his sleep. “Rosa doesn't even know that I'm still alive,” said Bruno. “She thinks better of me that way.”",
      "+ @cave.night(hero dig) {Hero} slid the stone to one side for the last time. It was dark in there, and it smelled of roots. {He} crawled, and thought of the sea. {He} thought of a bed with a door that you could lock from the inside. Behind {him} somebody hummed, very softly, as long as {he} could hear it.",
    ],
    end: [
      "@room.night(hero stand) Then, one night, the spoon struck wood. It was not the field. {Hero} had miscounted by one bend. {He} came up through floorboards, and in front of {him} was a carpet, a Christmas tree, and a table full of people with their forks in the air. At the head of it sat the governor, with a paper crown. Nobody spoke. A small girl said, “Is it Father Christmas?”",
      "@room.night(hero talk) {Hero} {was} black from head to foot. “No,” {he} said. “I'm the gardener.” The governor had turned red, and then white, and then he looked at the hole, and at the spoon, worn down to a stump. “How long did that take you?” “It was my whole time here.” “But you'd have been let out on Friday,” said the governor. “I've got the paper on my desk.”",
      "@street(hero walk) {Hero} had to sit down. The small girl gave {him} a potato. It cost {him} another month, for the floor, and the governor himself came by to hear about the roses. On the day when the gate did open, old Bruno pushed a letter into {his} pocket. {Hero} went straight to the street that was written on it, and rang.",
      "@street(hero give) The woman read the letter standing up. Then she got her hat. Every Sunday now there are two of them at the visitors' gate, {hero} and she, and Bruno comes out in a clean collar. They bring him roses. They're the tall kind. He has never asked what is in the soil.",
    ],
  }),
];
